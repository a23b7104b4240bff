// What a posting says its employer is: "Larch Mill is a family-run bakery". With data/organization-words.
// One entry a line, sorted.
export const employerKinds = `
academy
affiliate
agency
airline
association
authority
bakery
bank
body
boutique
brand
brewer
brewery
builder
bureau
business
care home
carrier
center
centre
chain
charity
church
clinic
clinics
co-op
co-operative
collective
college
company
consultancy
contractor
cooperative
council
dealership
department store
developer
distillery
distributor
employer
enterprise
exporter
factory
family business
farm
firm
fleet
foundation
foundry
garage
group
grower
haulier
health system
home builder
hospice
hospital
hotel
hotels
housing association
importer
institute
institution
insurer
kitchen
lab
laboratory
landlord
leader
lender
library
maker
manufacturer
marketplace
mill
municipality
museum
mutual
network
newsroom
ngo
non-profit
nonprofit
not-for-profit
nursery
operator
organisation
organization
plant
practice
producer
provider
publisher
refiner
research centre
resort
restaurant
retailer
salon
scale-up
scaleup
school
service provider
shipyard
shop
social enterprise
society
spin-off
spin-out
start-up
startup
store
stores
studio
subsidiary
supplier
team of
theatre
trust
union
university
utility
venue
veterinary centre
vineyard
wholesaler
winery
workshop
yard
`;
