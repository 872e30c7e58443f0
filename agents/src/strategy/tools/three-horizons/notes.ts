import type { ThreeHorizonsBody } from '@sextant/contracts/strategy/three-horizons'
import type { Note } from '../../../rendering/paper.ts'

export const notes = ({ balance }: ThreeHorizonsBody): Note[] =>
  balance ? [{ label: 'Balance', value: balance }] : []
