const figure = new Intl.NumberFormat('en-US')

export const formatCount = (count: number) => figure.format(count)
