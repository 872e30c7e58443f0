/** A value that is still growing: anything in it may be missing, at every depth. */
export type DeepPartial<Value> = Value extends readonly (infer Item)[] ? DeepPartial<Item>[] : Value extends object ? { [Key in keyof Value]?: DeepPartial<Value[Key]> } : Value
