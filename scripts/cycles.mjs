/** The groups of nodes that reach each other, of a graph as a map from a node to those it leads to (Tarjan's strongly connected components of more than one). */
export function cyclesOf(graph) {
  const groups = []
  const order = new Map()
  const lowest = new Map()
  const open = []
  const isOpen = new Set()

  const visit = node => {
    order.set(node, order.size)
    lowest.set(node, order.get(node))
    open.push(node)
    isOpen.add(node)
    for (const next of graph.get(node) ?? []) follow(node, next)
    if (lowest.get(node) === order.get(node)) close(node)
  }

  const follow = (node, next) => {
    if (!order.has(next)) {
      visit(next)
      lowest.set(node, Math.min(lowest.get(node), lowest.get(next)))
    } else if (isOpen.has(next)) {
      lowest.set(node, Math.min(lowest.get(node), order.get(next)))
    }
  }

  const close = node => {
    const group = open.splice(open.indexOf(node))
    for (const member of group) isOpen.delete(member)
    if (group.length > 1) groups.push(group.sort())
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return groups
}
