// Types for the generated check of a language: two modules with the same texts have exports of the same names and types,
// whatever the texts are.

/** Without literals, and without the number of a list's items, which a unit test compares. */
type Kind<T, HasArguments = false> = T extends string
  ? string
  : T extends number
    ? number
    : T extends boolean
      ? boolean
      : T extends (...args: infer Arguments) => infer Result
        ? (...args: HasArguments extends true ? Arguments : never) => Kind<Result, HasArguments>
        : T extends readonly (infer Item)[]
          ? readonly Kind<Item, HasArguments>[]
          : T extends object
            ? { [Key in keyof T]: Kind<T[Key], HasArguments> }
            : T

/** The other text may leave an argument unused, but takes all that callers give. */
type IsSame<One, Other> = [Kind<One>, Kind<Other>, Kind<Other, true>] extends [
  Kind<Other>,
  Kind<One>,
  Kind<One, true>,
]
  ? true
  : false

type IsGroup<T> = T extends readonly unknown[] | ((...args: never) => unknown)
  ? false
  : T extends object
    ? true
    : false

type Key = string | number

/** The paths of the texts that only one of two modules has, or that differ in their types. */
export type Differing<One, Other, Path extends string = ''> =
  IsSame<One, Other> extends true
    ? never
    : [IsGroup<One>, IsGroup<Other>] extends [true, true]
      ? {
          [K in (keyof One | keyof Other) & Key]: K extends keyof One & keyof Other
            ? Differing<One[K], Other[K], `${Path}.${K}`>
            : `${Path}.${K}`
        }[(keyof One | keyof Other) & Key]
      : Path

/** Refuses every path, so that the compiler’s message names it. */
export type None<Path extends never> = Path
