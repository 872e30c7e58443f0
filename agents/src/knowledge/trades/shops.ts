import { doNothing, factor, initiative, job, resource, rival, season, substitute, unit, words } from '../entries.ts';
import type { Trade } from '../pack.ts';

export const cafe: Trade = {
  slug: 'cafe-restaurant', name: 'Café or restaurant', industries: ['Retail', 'Other'],
  signals: { cafe: 4, café: 4, 'coffee shop': 5, restaurant: 4, restaurants: 1, bistro: 5, diner: 4, espresso: 3, barista: 3, menu: 1, chef: 2, pizzeria: 5, brunch: 3, taqueria: 5 },
  vocabulary: words('guest', 'guests', 'cover', 'covers', 'dish', 'dishes', 'room', 'kitchen and floor'),
  triggers: ['twelve o’clock and an hour for lunch', 'a date or birthday with a table to book', 'rain and a laptop'], pains: ['a table that never turns', 'the bill that takes fifteen minutes', 'the delivery app that keeps a third', 'a kitchen that closes at nine'],
  seasons: [season([5, 6, 7, 8], 'Terrace season', 'Permit and heaters by April; short menu for speed.'), season([12], 'Parties and group bookings', 'Set menus with deposits from October.'), season([1, 2], 'Empty Tuesdays', 'Neighbors’ night with one dish, reserved only.')],
  alternatives: [rival('The new place everyone posts', 'Novelty for six weeks.'), substitute('A delivery app on the sofa', 'No coat, no tip.'), substitute('A supermarket meal deal', 'Four minutes, at the desk.'), doNothing('Cooking what is in the fridge', 'Free, and nobody has to decide.')],
  factors: [factor('A table when we come', 5, 'raise'), factor('Out within the lunch hour', 4, 'raise'), factor('Same good plate each time', 5, 'raise'), factor('They know my usual', 3, 'create'), factor('Forty dishes', 7, 'reduce'), factor('A room to talk in', 4, 'raise')],
  resources: [resource('A head chef with a following', 'VR--', 'Bookings in their week off.'), resource('Terrace permit', 'VR-O', 'Renewal date and neighbors.')],
  initiatives: [initiative(1, 'Drop the six dishes with the worst margin and speed', 8, 7, 'minutes to plate'), initiative(1, 'Deposits for groups over six', 6, 9, 'no-show covers'), initiative(2, 'Weekday office lunch by pre-order', 7, 6, 'pre-ordered lunches')],
  jobs: [job('When I have one hour with someone who matters', 'a table and food without waiting', 'so I can give them my attention', ['last time we waited', 'a reserved corner', 'noise', 'the usual chain'], ['minimize minutes to first plate', 'minimize noise', 'minimize time to pay'])],
  unitEconomics: unit('guest', 'average check per cover', 'food, drink and card cost per cover', 'visits a month per guest', 'margin after food and drink', 'regulars not seen for two months, per month', 'local ads and offers per new guest', 'rent, wages and energy a month', 'Covers and takings last month, food cost from invoices.'),
};
export const bikeShop: Trade = {
  slug: 'bike-repair', name: 'Bike or repair shop', industries: ['Retail', 'Other'],
  signals: { bike: 3, bikes: 3, bicycle: 4, bicycles: 4, cycling: 3, 'e-bike': 4, 'e-bikes': 4, 'bike shop': 3, 'repair shop': 5, 'tune-up': 3, 'tune-ups': 3, mechanic: 2, cyclists: 3, 'phone repair': 5 },
  vocabulary: words('rider', 'riders', 'ticket', 'tickets', 'repair', 'repairs', 'workshop', 'mechanics'),
  triggers: ['a flat on the way to work', 'the first warm Saturday', 'a new e-bike with a strange noise'], pains: ['two weeks without the bike in May', 'a repair that doubles in price by phone', 'shops that will not touch a bike bought online'],
  seasons: [season([3, 4, 5], 'Tune-up rush', 'Sell February slots at a lower price; publish today’s wait.'), season([9, 10], 'Lights, fenders and commuters', 'Night-safety check at the door.'), season([12, 1, 2], 'Bench quiet', 'Winter overhaul with pick-up and storage.')],
  alternatives: [rival('The big store out by the mall', 'Cheaper bikes; the mechanic works weekends.'), substitute('A mobile mechanic', 'Comes to the door; no big jobs.'), substitute('A video and a multi-tool', 'Free until the bearing.'), doNothing('Leaving the bike in the garage', 'The bus still runs.')],
  factors: [factor('Back on the road tomorrow', 4, 'raise'), factor('Price fixed before the wrench turns', 4, 'raise'), factor('Touches any brand', 4, 'raise'), factor('Tells me what can wait', 2, 'create'), factor('Rows of new bikes', 7, 'reduce'), factor('Loan bike meanwhile', 1, 'create')],
  resources: [resource('Certified e-bike mechanics', 'VR--', 'Certificates and who is leaving.'), resource('Service history by frame', 'VRI-', 'Share of tickets with a record.')],
  initiatives: [initiative(1, 'Winter tune-up booking with deposit', 8, 8, 'bench hours sold in February'), initiative(1, 'Text with photo and price before extra work', 7, 8, 'approvals within the hour'), initiative(2, 'Employer commuter days', 6, 6, 'repairs from employers')],
  jobs: [job('When my bike fails and I ride to work', 'it safe by tomorrow at a known price', 'so I can keep my routine', ['late and wet', 'a slot tonight', 'upselling', 'the bus'], ['minimize hours without the bike', 'minimize surprise in the bill'])],
  unitEconomics: unit('rider', 'average ticket', 'parts and mechanic time per ticket', 'tickets a month per rider', 'margin after parts and bench time', 'riders not back within a year, per month', 'local ads ÷ new riders', 'rent and bench wages a month', 'Tickets, parts cost and bench hours last month.'),
};
export const fashion: Trade = {
  slug: 'fashion-boutique', name: 'Fashion boutique', industries: ['Retail', 'E-commerce'],
  signals: { boutique: 4, fashion: 4, clothing: 4, apparel: 4, dresses: 4, menswear: 5, womenswear: 5, shoes: 2, stylist: 3, jewelry: 3 },
  vocabulary: words('client', 'clients', 'sale', 'sales', 'piece', 'pieces', 'boutique', 'stylists'),
  triggers: ['a wedding invitation', 'a new job or a new size', 'a season’s first cold day'], pains: ['mirrors and light that lie', 'one of each size, gone by Friday', 'looks on the rail that say nothing about the body'],
  seasons: [season([2, 3], 'Spring drop', 'Private evening for the top fifty before the window changes.'), season([9], 'Autumn wardrobe', 'Bring-three-old-pieces styling hour.'), season([1, 7], 'Mark-down', 'Once, short, on last season only.')],
  alternatives: [rival('The label’s own flagship', 'Whole range, no mixing.'), substitute('Five sizes by parcel, four sent back', 'Try at home in bad light.'), substitute('Resale apps', 'Cheaper and rarer.'), doNothing('Wearing the navy one again', 'Nobody remembers but you.')],
  factors: [factor('Makes me look right, not new', 4, 'raise'), factor('Someone honest at the mirror', 4, 'raise'), factor('Altered by Saturday', 3, 'create'), factor('Nobody else here wears it', 4, 'raise'), factor('Always a sale', 7, 'reduce'), factor('Every size on the rail', 6, 'keep')],
  resources: [resource('Client book with sizes and occasions', 'VRI-', 'Share of sales to named clients.'), resource('Exclusive labels in town', 'VR-O', 'Contract radius and end.')],
  initiatives: [initiative(1, 'Text five clients per arrival with a photo for them', 8, 8, 'sales from texts'), initiative(1, 'Depth in best sizes, fewer styles', 7, 5, 'full-price sell-through'), initiative(2, 'Alterations within three days', 6, 5, 'pieces altered')],
  jobs: [job('When an invitation makes my wardrobe look old', 'one outfit someone honest approves', 'so I can walk in sure of myself', ['photos of last time', 'a calm fitting', 'regret at the price', 'the navy one'], ['minimize returns', 'increase confidence at the mirror'])],
  unitEconomics: unit('client', 'average sale', 'wholesale cost and alterations per sale', 'visits a month per client', 'margin after mark-downs', 'clients without a purchase for a season, per month', 'events and ads ÷ new clients', 'rent and styling wages a month', 'Sales, units and mark-downs last season.'),
};
export const florist: Trade = {
  slug: 'florist', name: 'Florist', industries: ['Retail', 'E-commerce'],
  signals: { florist: 5, flowers: 4, bouquet: 4, bouquets: 4, floral: 4, 'flower shop': 5, roses: 2, stems: 2 },
  vocabulary: words('sender', 'senders', 'order', 'orders', 'bouquet', 'bouquets', 'shop', 'florists'),
  triggers: ['an anniversary remembered at noon', 'a funeral by Thursday', 'a new baby on the ward'], pains: ['what arrives is not the picture', 'wilted by Sunday', 'delivery "between 9 and 6"'],
  seasons: [season([2], 'Valentine’s Day', 'Three designs only, paid by the 10th, drivers booked.'), season([5], 'Mother’s Day', 'Church, school and pick-up tables; peonies announced early.'), season([6, 9], 'Weddings', 'Consult days in January; deposits by stem list.'), season([12], 'Wreaths and tables', 'Workshops fill quiet evenings.')],
  alternatives: [rival('The order-gathering website', 'Buys search, keeps a cut, picture lottery.'), substitute('Supermarket buckets', 'On the way, in plastic.'), substitute('Chocolate or wine', 'Keeps longer.'), doNothing('A text with a heart', 'Free and instant.')],
  factors: [factor('A photo before it leaves', 2, 'create'), factor('There by the hour I said', 4, 'raise'), factor('Lasts a week', 5, 'raise'), factor('They find the words for the card', 3, 'raise'), factor('A hundred designs online', 7, 'reduce'), factor('Price all in', 5, 'raise')],
  resources: [resource('Date book of anniversaries', 'VRIO', 'Dates held with consent.'), resource('Designer’s hand', 'VRI-', 'Orders asking for them.')],
  initiatives: [initiative(1, 'Reminder a week before known dates', 9, 8, 'orders from reminders'), initiative(1, 'Photo before delivery', 6, 8, 'complaints per hundred'), initiative(2, 'Weekly vases for offices', 7, 6, 'standing accounts')],
  jobs: [job('When the day matters and I cannot be there', 'something that arrives as if I chose it', 'so I can be felt in the room', ['guilt', 'a photo', 'wrong time, wrong flowers', 'a text'], ['minimize the chance of late delivery', 'increase likeness to the picture'])],
  unitEconomics: unit('sender', 'average order', 'stems, waste and delivery per order', 'orders a month per sender', 'margin after waste', 'senders missing their known date, per month', 'ads and directory fees ÷ new senders', 'shop and van a month', 'Orders, waste and deliveries last month.'),
};
export const grocery: Trade = {
  slug: 'grocery', name: 'Grocery or farm shop', industries: ['Retail'],
  signals: { grocery: 5, grocer: 5, groceries: 4, 'farm shop': 5, deli: 4, produce: 1, 'corner store': 5, supermarket: 2, 'organic food': 3, greengrocer: 5, butcher: 4 },
  vocabulary: words('household', 'households', 'basket', 'baskets', 'product', 'products', 'store', 'store team'),
  triggers: ['nothing for dinner at five', 'guests with an allergy', 'the supermarket ran out'], pains: ['strawberries gray by tomorrow', 'prices that jump without a sign', 'queues behind one open till'],
  seasons: [season([6, 7, 8], 'Local harvest', 'Name the farm and the day picked.'), season([11, 12], 'Feast orders', 'Turkey and cheese lists with slots.'), season([1], 'Fresh start and thin wallets', 'Five dinners under a stated sum.')],
  alternatives: [rival('The discounter by the highway', 'Cheaper staples, one big trip.'), substitute('Delivery from the warehouse', 'Heavy things to the door.'), substitute('A meal kit', 'No thinking.'), doNothing('Pasta from the cupboard, again', 'Nobody leaves the house.')],
  factors: [factor('Fresh enough for three days', 5, 'raise'), factor('Dinner solved in one aisle', 3, 'create'), factor('Price of milk and eggs', 8, 'reduce'), factor('I know where it is from', 4, 'raise'), factor('In and out in ten minutes', 5, 'raise'), factor('Twenty mustards', 7, 'reduce')],
  resources: [resource('Direct farm supply', 'VR-O', 'Exclusive, and on what terms?'), resource('Deli counter staff', 'VR--', 'Margin per counter hour.')],
  initiatives: [initiative(1, 'Five o’clock dinner table: four items, one price', 8, 8, 'dinner sets sold'), initiative(1, 'Mark down by hour, not at closing', 6, 7, 'waste share'), initiative(2, 'Weekly box by standing order', 7, 5, 'boxes a week')],
  jobs: [job('When it is five and nobody has planned dinner', 'a good meal in one stop', 'so I can sit down by six-thirty', ['hungry children', 'all on one table', 'cost', 'frozen pizza'], ['minimize minutes deciding', 'minimize food thrown away'])],
  unitEconomics: unit('household', 'average basket', 'goods and waste per basket', 'trips a month per household', 'margin after waste', 'households gone for six weeks, per month', 'leaflets and offers ÷ new households', 'rent, cooling and wages a month', 'Receipts, waste and takings last month.'),
};
