/** The nine blocks of the business model canvas by name, in its order. */
export const CANVAS_BLOCK_NAMES = {
  partners: 'Key partners',
  activities: 'Key activities',
  resources: 'Key resources',
  value: 'Value proposition',
  relationships: 'Customer relationships',
  channels: 'Channels',
  segments: 'Customer segments',
  costs: 'Cost structure',
  revenue: 'Revenue streams',
} as const
export type CanvasBlockId = keyof typeof CANVAS_BLOCK_NAMES
export const CANVAS_BLOCKS = Object.keys(CANVAS_BLOCK_NAMES) as CanvasBlockId[]
