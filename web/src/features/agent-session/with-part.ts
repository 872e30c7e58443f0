type Path = readonly (string | number)[]

/** A copy of root with value at path. Missing lists and objects on the way are made; everything beside the path is shared. */
export function withPart<Root>(root: Root, path: Path, value: unknown): Root {
  return put(root, path, value) as Root
}

function put(place: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (typeof key === 'number') {
    const list: unknown[] = Array.isArray(place) ? [...place] : []
    list[key] = put(list[key], rest, value)
    return list
  }
  const object: Record<string, unknown> =
    typeof place === 'object' && place !== null ? { ...place } : {}
  // defineProperty: a key named __proto__ stays a key.
  Object.defineProperty(object, key, {
    value: put(Object.hasOwn(object, key) ? object[key] : undefined, rest, value),
    enumerable: true,
    configurable: true,
    writable: true,
  })
  return object
}
