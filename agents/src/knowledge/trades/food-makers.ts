import { doNothing, factor, hypothesis, initiative, job, resource, rival, season, substitute, unit, words } from '../entries.ts';
import type { Trade } from '../pack.ts';

export const brewery: Trade = {
  slug: 'brewery', name: 'Brewery', industries: ['Manufacturing', 'Retail', 'Other'],
  signals: { brewery: 5, breweries: 3, brewing: 4, taproom: 5, 'craft beer': 5, beer: 3, beers: 2, ipa: 4, lager: 3, cider: 3, kegs: 4, distillery: 4 },
  vocabulary: words('drinker', 'drinkers', 'round', 'rounds', 'beer', 'beers', 'taproom', 'brewers'),
  triggers: ['a warm Thursday after work', 'a keg that runs dry at the pub', 'visitors who ask what is local', 'a label everybody photographs'],
  pains: ['a hazy can past its date on a warm shelf', 'a favorite that is never brewed again', 'a tap list that says hops and nothing else', 'a distributor who forgets the small account'],
  seasons: [season([5, 6, 7, 8], 'Beer garden and festivals', 'Kegs promised by April; one light beer always on.'), season([9, 10], 'Harvest and festbier', 'A fixed date and a glass to keep, tickets from July.'), season([1], 'Dry weeks', 'A proper alcohol-free beer on tap and quiz nights.')],
  alternatives: [rival('The national craft label in every cooler', 'Cheaper by the case and always there.'), substitute('Canned cocktails', 'Sweet, new and in the same fridge.'), substitute('A supermarket twelve-pack on the porch', 'No bill, no driver.'), doNothing('Staying dry on weekdays', 'Feels better in the morning.')],
  factors: [factor('Fresh enough that I taste it', 4, 'raise'), factor('One beer I can count on', 4, 'raise'), factor('A place to sit with children and dog', 4, 'raise'), factor('Somebody explains it in plain words', 3, 'create'), factor('A new can every week', 7, 'reduce'), factor('Cheap by the case', 7, 'keep')],
  strengths: [hypothesis('The taproom sells at twice the margin of a keg', 'Contribution per barrel by channel, last quarter.'), hypothesis('Pubs ask for one beer by its name', 'Reorders per beer and account.')],
  weaknesses: [hypothesis('Tanks wait for beers that sell slowly', 'Days in tank and days to sell, by beer.'), hypothesis('Accounts are visited when somebody has time', 'Date of the last visit for the top thirty.')],
  opportunities: [hypothesis('Restaurants within ten miles pour no local beer', 'Walk twenty and read the taps.'), hypothesis('Private parties would take the room on Mondays', 'Offer six dates to old guests.')],
  threats: [hypothesis('Cans, malt or carbon dioxide cost more than the pint can carry', 'Cost one barrel again with this month’s bills.'), hypothesis('The distributor signs a bigger neighbor', 'Read the contract’s end and exclusivity.')],
  resources: [resource('House yeast and a flagship recipe', 'VRI-', 'Blind taste against two rivals.'), resource('Taproom license and garden', 'VR-O', 'Hours, neighbors, renewal.')],
  initiatives: [initiative(1, 'Cut the list to six beers, one always on', 8, 7, 'days from tank to sold'), initiative(1, 'Canned-on date in large print and old stock taken back', 7, 8, 'reorders per account'), initiative(2, 'Local-tap offer to ten restaurants', 8, 6, 'permanent taps')],
  jobs: [job('When the week is done and we want to sit outside', 'a table and a beer nobody has to study', 'so I can talk instead of choosing', ['loud bars', 'benches and a short list', 'the drive home', 'cans on the porch'], ['minimize minutes to the first glass', 'increase the chance of liking it'])],
  unitEconomics: unit('drinker', 'average bill in the taproom', 'malt, hops, packaging and duty per bill', 'visits a month per drinker', 'margin after duty', 'regulars not seen in two months, per month', 'events and tastings ÷ new drinkers', 'tanks, rent and brewers a month', 'Barrels, bills and kegs by channel last month.'),
};
export const foodMaker: Trade = {
  slug: 'food-maker', name: 'Food maker', industries: ['Manufacturing', 'E-commerce', 'Retail'],
  signals: { 'food maker': 5, 'food producer': 5, 'food manufacturer': 5, 'hot sauce': 5, granola: 4, jam: 3, sauces: 3, 'packaged food': 5, 'co-packer': 5, chocolate: 3, 'snack brand': 5, cheese: 2, honey: 3, 'farmers market': 2 },
  vocabulary: words('shopper', 'shoppers', 'case', 'cases', 'jar', 'jars', 'kitchen', 'kitchen team'),
  triggers: ['a reset of the shelf in spring', 'a host looking for something to bring', 'an allergy in the family', 'a chef who ran out'],
  pains: ['the same label as nine neighbors on the shelf', 'a price that nobody understands without tasting', 'a recipe that changed when it moved to the big kitchen', 'a best-before date in the wrong month'],
  seasons: [season([9, 10], 'Buyers fix their Christmas shelf', 'Samples and a price list by the first week of September.'), season([11, 12], 'Gift sets', 'Three sizes, packed by October; no new recipe.'), season([4, 5], 'Markets open again', 'Two pitches a week; every taster asked for a reorder address.')],
  alternatives: [rival('The premium brand already listed', 'Pays for promotion and fills the shelf itself.'), substitute('The store’s own label', 'Half the price, next to it.'), substitute('Making it at home', 'Sunday afternoon and a recipe.'), doNothing('Eating it plain', 'Nobody is missing a sauce.')],
  factors: [factor('Tastes like somebody’s kitchen', 4, 'raise'), factor('Nothing in it I cannot read', 5, 'raise'), factor('A size to try', 3, 'create'), factor('On the shelf where I shop', 6, 'keep'), factor('Says what to do with it', 3, 'create'), factor('Twelve flavors', 7, 'reduce')],
  strengths: [hypothesis('Tasters buy on the spot', 'Tastings and jars sold, three markets.'), hypothesis('The recipe survives a supermarket’s shelf life', 'Open jars from six batches at full age.')],
  weaknesses: [hypothesis('Stores list it and forget to refill', 'Weeks out of stock at the ten largest.'), hypothesis('A case leaves too little after promotion', 'Net price per jar by store.')],
  opportunities: [hypothesis('Restaurants would take a kitchen size', 'Leave four tubs with four chefs.'), hypothesis('Delis want a local shelf', 'Offer one foot of it to three.')],
  threats: [hypothesis('A chain copies it under its own label', 'Check their new listings each quarter.'), hypothesis('A recall at the co-packer stops everything', 'Batch records and insurance, read once.')],
  resources: [resource('Recipe and the name on it', 'VR--', 'Trademark, and who knows the recipe.'), resource('Certified kitchen', 'V--O', 'Hours free and audit date.')],
  initiatives: [initiative(1, 'Tasting every Saturday in the five best stores', 8, 7, 'jars per store and week'), initiative(1, 'Refill check by phone each Tuesday', 7, 9, 'weeks out of stock'), initiative(2, 'Kitchen size for restaurants', 7, 6, 'tubs reordered')],
  jobs: [job('When friends come and dinner is plain', 'one jar that makes it mine', 'so I can serve something with a story', ['last time’s bland pasta', 'a taste at the counter', 'paying eight dollars for a dud', 'the bottle in the door'], ['minimize the risk of a dud', 'increase ways to use it up'])],
  unitEconomics: unit('shopper', 'net price per jar', 'ingredients, jar, label and freight per jar', 'jars a month per shopper', 'margin after store discount', 'stores that stop reordering a month', 'tastings and slotting ÷ new shoppers', 'kitchen and packers a month', 'Cases, net prices and reorders by store last quarter.'),
};
