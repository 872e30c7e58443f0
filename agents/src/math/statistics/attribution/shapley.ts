import { creditBy } from './by-position.ts'
import type { Credit, Path } from './path.ts'

/**
 * Shapley values of the game in which a set of channels is worth the conversions of the journeys that touched no other channel.
 * Such a game is a sum of unanimity games, one a path, and of each the Shapley value is an equal share for every channel in it
 * (Shapley 1953; for attribution Zhao, Mahboobi and Bagheri 2018). So it is exact for any number of channels: a path's
 * conversions by its different channels, however often each was touched.
 */
export function shapley(paths: readonly Path[]): Credit[] {
  return creditBy(paths, ({ channels }) => {
    const touches = (channel: string): number => channels.filter(other => other === channel).length
    return channels.map(channel => 1 / touches(channel))
  })
}
