/** A longer list than a shop keeps, in no order. */
export const manyProducts = {
  'tersa.products': JSON.stringify(
    Array.from({ length: 5000 }, (_, i) => ({
      id: `${i}`,
      name: `Film ${(i * 7919) % 5000}`,
      price: (i * 31) % 997,
      stock: 1,
    })),
  ),
}
