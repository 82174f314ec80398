/** Ways to reach the shop. */
export const reach = {
  label: 'Ways to reach us',
  call: (phone: string) => `Call ${phone}`,
  whatsApp: 'WhatsApp',
  email: 'Email',
}
