/**
 * Does work that hands on pieces, each sent while the next is made, one after the other. A sending that fails ends the work with its
 * error at the next piece. When it is over, well or not, nothing is on its way any more.
 */
export async function sendingAhead<Piece>(
  send: (piece: Piece) => Promise<unknown>,
  work: (handOn: (piece: Piece) => Promise<void>) => Promise<void>,
): Promise<void> {
  let last: Promise<unknown> = Promise.resolve()
  const handOn = async (piece: Piece): Promise<void> => {
    await last
    last = send(piece)
    // Whoever hands on the next piece is told; until then nobody waits for it.
    last.catch(() => undefined)
  }
  try {
    await work(handOn)
    await last
  } finally {
    await Promise.allSettled([last])
  }
}
