import type { FrameLocator, Page } from '@playwright/test'

type View = Page | FrameLocator

export const email = (view: View) => view.getByRole('main').getByLabel('Email')
export const password = (view: View) => view.getByLabel('Password', { exact: true })
export const signInButton = (view: View) => view.getByRole('button', { name: 'Sign in' })

/** Fills in the form of /login and submits it. */
export async function submitLogin(view: View, emailText: string, secret: string) {
  await email(view).fill(emailText)
  await password(view).fill(secret)
  await signInButton(view).click()
}
