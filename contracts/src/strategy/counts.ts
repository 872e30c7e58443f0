// How many of its parts a deliverable holds: its schema refuses more or fewer, its editor offers no more. Without zod, because the browser reads them.

export const SWOT_FACTORS = { most: 7 }
export const PORTER_DRIVERS = { least: 0, most: 5 }
export const OCEAN_FACTORS = { least: 0, most: 12 }
export const OCEAN_RIVALS = { least: 0, most: 3 }
export const BCG_LINES = { least: 0, most: 10 }
export const HORIZON_INITIATIVES = { least: 0, most: 15 }
export const VRIO_RESOURCES = { least: 0, most: 10 }
export const CANVAS_HYPOTHESES = { least: 0, most: 5 }
export const ICE_IDEAS = { least: 0, most: 15 }
export const JOBS = { least: 0, most: 4 }
export const SWITCHING_FORCES = { least: 0, most: 4 }
export const JOB_ALTERNATIVES = { least: 0, most: 6 }
export const JOB_OUTCOMES = { least: 0, most: 10 }
export const OBJECTIVES = { least: 0, most: 4 }
export const KEY_RESULTS = { least: 0, most: 5 }
