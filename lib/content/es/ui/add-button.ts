export const addButton = { add: 'Añadir al carrito', added: 'Añadido' }
