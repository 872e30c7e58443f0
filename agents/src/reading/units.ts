/** Units and money count something and name nothing. */
const UNITS = new Set(
  'kg kgs kilo kilos kilogram kilograms gram grams gramme g lb lbs pound pounds oz ton tons tonne tonnes t km kms kilometre kilometer mile miles m metre metres meter meters cm mm litre litres liter liters l ml gallon gallons ha acre acres hectare hectares sqm sqft m2 m3 kwh mwh kw mw pcs piece pieces pc unit units hrs hr h min mins sec secs k x % cents cent percent pct pence p pm pcm pw pa ph'.split(
    ' ',
  ),
)

export const isUnit = (word: string): boolean => UNITS.has(word.toLowerCase())
