/** Ways to reach the shop. */
export const reach = {
  label: 'Formas de contacto',
  call: (phone: string) => `Llamar al ${phone}`,
  whatsApp: 'WhatsApp',
  email: 'Correo',
}
