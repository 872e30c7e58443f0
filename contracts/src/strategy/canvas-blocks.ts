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

/** What would fill a block that stands empty. */
export const CANVAS_GAPS: Readonly<Record<CanvasBlockId, string>> = {
  partners: 'Nobody named yet: which suppliers and partners do you depend on?',
  activities: 'Open: who does what, and how many hours does a sale take?',
  resources: 'Open: what do you have that others would find hard to get?',
  value: 'Open: why do customers pick you?',
  relationships: 'Open: how many of your customers come back, and how many leave in a year?',
  channels: 'Open: how do new customers find you?',
  segments: 'Open: which groups of customers do you have?',
  costs: 'Open: what does one sale cost you, and what does a month cost before the first sale?',
  revenue: 'Open: what do you sell, and at what price?',
}
