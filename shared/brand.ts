declare const brand: unique symbol;

/** A value of type `T` that only one parser may create, distinguished by `Name`. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
