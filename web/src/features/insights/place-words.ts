import { PART_WORDS } from '@sextant/contracts/document-kinds'
import type { DocumentPlace } from '@sextant/contracts/rows'

/** "Price list, page 3". */
export const placeWords = ({ name, kind, page }: DocumentPlace): string =>
  `${name}, ${PART_WORDS[kind]} ${page}`
