/** A value that is still growing: anything in it may be missing, at every depth. */
export type DeepPartial<Value> = Value extends readonly (infer Item)[]
  ? DeepPartial<Item>[]
  : Value extends object
    ? { [Key in keyof Value]?: DeepPartial<Value[Key]> }
    : Value

/** The items that have arrived; a list being streamed may have holes. */
export const present = <Item,>(list: readonly (Item | undefined | null)[] | undefined): Item[] =>
  (list ?? []).filter((item): item is Item => item !== undefined && item !== null)
