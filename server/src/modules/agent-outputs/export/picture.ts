import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import { type Picture, pictureOfElement } from '../../../platform/paper/picture.ts'

/** The drawing of a tool for paper, `width` px wide; null for those that are tables in print. */
export async function pictureOf(deliverable: Deliverable, width: number): Promise<Picture | null> {
  const { toolPicture } = await import('@sextant/drawings/tool-svg')
  const drawn = toolPicture(deliverable, { width })
  if (!drawn) return null
  return pictureOfElement(drawn)
}
