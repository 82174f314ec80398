/** Ways to reach the shop. */
export const reach = {
  call: (phone: string) => `Call ${phone}`,
  whatsApp: 'WhatsApp',
  email: 'Email',
}
