import { fireEvent, render, screen } from '@testing-library/react'
import { Addresses } from '@/components/account/addresses'
import { SettingsForm } from '@/components/account/settings'
import { EnquiryForm } from '@/components/enquiry/enquiry-form'
import { LoginForm } from '@/components/session/login-form'
import { Footer } from '@/components/site/footer'
import { contactForm } from '@/lib/content/contact'
import { registerForm, resetForm, supportForm } from '@/lib/content/enquiry'
import { visitForm } from '@/lib/content/visit'

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }))

test.each([
  ['login', <LoginForm key="f" />, 'username current-password'],
  ['the settings', <SettingsForm key="f" />, 'name'],
  ['an address', <Addresses key="f" />, 'name address-line1 address-level2 postal-code tel'],
  ['contact', <EnquiryForm key="f" kind={contactForm} />, 'name email tel address-level2'],
  ['registration', <EnquiryForm key="f" kind={registerForm} />, 'name email tel'],
  ['a new password', <EnquiryForm key="f" kind={resetForm} />, 'email'],
  ['support', <EnquiryForm key="f" kind={supportForm} />, 'name email'],
  ['a visit', <EnquiryForm key="f" kind={visitForm} />, 'name'],
  ['the newsletter', <Footer key="f" />, 'email'],
])('in the form of %s, the browser fills in the fields by their purpose', (_name, form, purposes) => {
  const { container } = render(form)
  const add = screen.queryByRole('button', { name: 'Add an address' })
  if (add) fireEvent.click(add)
  const fields = container.querySelectorAll('input[autocomplete]:not([autocomplete="off"])')
  expect(Array.from(fields, (field) => field.getAttribute('autocomplete')).join(' ')).toBe(purposes)
})
