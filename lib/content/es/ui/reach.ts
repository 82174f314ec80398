/** Ways to reach the shop. */
export const reach = {
  call: (phone: string) => `Llamar al ${phone}`,
  whatsApp: 'WhatsApp',
  email: 'Correo',
}
