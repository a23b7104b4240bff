// Words that mark the name of an employer.
// One entry a line, sorted.
export const organizationWords = `
& co
& daughters
& son
& sons
(pty) ltd
(pvt) ltd
a.s.
a.ş.
a/s
ab
abattoir
academies
academy
academy trust
accelerator
accountants
ad agency
advertising
advisors
advisory
aerospace
afb
ag
aged care
agency
agency for
aggregates
agri
agribusiness
agricultural
agricultural cooperative
agricultural society
agro
air base
air force
air force base
air lines
air national guard
airbnb
airborne division
aircraft company
airline
airlines
airport
airports
airways
aktiebolag
alarm company
albergo
ale house
alehouse
altenheim
alumni association
ambulance
ambulance service
ambulance trust
americorps
amusement park
an garda síochána
an post
and co
and company
and daughters
and son
and sons
animal hospital
animal shelter
animation studio
apotheke
apparel
appliances
aps
aquarium
aquatic center
arboretum
archdiocese
architects llp
architects ltd
architectural practice
architecture firm
archives
arena
armed forces
army
army national guard
army reserve
armée de terre
art gallery
art studio
as norge
asa
asl
asociación
asphalt
assembly
assembly plant
asset management
assicurazioni
assisted living
associates
association
association of
associazione
associação
assurance
assurances
athletic club
attorneys at law
ausl
australia post
australian army
authority
auto body
auto group
auto parts
auto repair
auto sales
auto service
autohaus
automation
automotive
autos
aviation
ayuntamiento
azienda agricola
azienda ospedaliera
b&b
b.v.
bakehouse
bakeries
bakery
ballet
ballet company
banca
banco
bank
bank of
banque
banquet hall
baptist church
bar & grill
bar and grill
barbecue
barber shop
barbers
barbershop
barracks
battalion
bau
bauunternehmen
bbq
beauty salon
beauty school
beauty supply
bed and breakfast
behavioral health
belediyesi
berhad
beverage company
beverages
bhd
biblioteca
bibliothek
bibliothèque
biologics
biosciences
biotech
bistro
bistrot
blood bank
blood services
board of
board of education
body shop
boerderij
books
bookshop
bookstore
border force
borough council
borough council office
borough of
botanic gardens
botanical garden
bottle shop
bottling
boulangerie
boutique
boy scouts
boys & girls club
boys and girls club
bpo
brasserie
brewery
brewing
brewing company
brewpub
brigade
british army
broadband
broadcasting
broadcasting company
brokerage
bros
bros.
brothers
btp
buffet
builders
builders merchants
building company
building contractors
building services
building society
building supply
bundesministerium
bundeswehr
bureau
bureau d'études
bureau of
burger
burgers
bus company
bus lines
bv
bvba
bâtiment
bäckerei
c.i.c.
cab company
cabinetry
cabinets
cable
cabs
cafe
cafeteria
caffè
café
call center
call centre
camp pendleton
campground
campus
canada post
canadian armed forces
canadian forces
cannery
canteen
cantina
capital
capital management
car rental
car sales
car wash
caravan park
cardiology associates
care center
care centre
care home
care services
caritas
carpentry
carpets
carrosserie
cars
cash and carry
casino
castings
caterers
catering
caterings
cathedral
catholic charities
catholic church
cattle co
cattle company
cellars
cement
cemetery
center for
centre for
centre hospitalier
centro de salud
ceramics
chamber of commerce
chambers
chapel
charitable trust
charities
charity
charity shop
chartered accountants
chemical company
chemicals
chemist warehouse
chicken
child care center
child development center
childcare centre
children's hospital
chippy
chiropractic
chocolatier
chronicle
chu
church
church of
cic
cidery
cinema
cinemas
circuit court
circus
city council
city hall
city of
civil engineering ltd
civils
cleaners
cleaning company
cleaning services
clg
clinic
clinica
clinics
clinique
clothiers
clothing
club
clínica
co-op
co-operative
co.
coach company
coaches
coal company
coast guard
coatings
coffee
coffee house
coffee roasters
coffee shop
coffeehouse
cold storage
colegio
coliseum
college
college of
colliery
collision
collision center
commission
committee
commonwealth of
communications
community center
community centre
community college
community hospital
companies
company
computers
comune di
concrete
confectionery
confederation
congregation
congress
conseil départemental
conseil général
conseil régional
construction
construction company
constructions
constructora
construções
consulate
consultancy
consultants
consulting
contact center
contact centre
container
containers
contracting
contractors
convenience store
convent
convention center
cooking school
coop
cooperativa
cooperative
cooperative society
corner shop
corp
corp.
corporation
correctional center
correctional facility
cosmetics
costruzioni
council
council of
counseling center
country club
county
county council
county court
county of
courier service
couriers
court
court of appeals
cpas
craft shop
crafts
crane hire
creamery
creamery co-op
creative agency
creche
credit union
crematorium
crisis center
crossfit
crown court
cruise line
cruise lines
cruises
crèche
customs and border protection
cv ltd
cyf
câmara municipal
d.d.
d.o.o.
dac
daily news
dairies
dairy
dairy farm
dance company
dance school
dance studio
day care
day nursery
day spa
daycare
daycare center
dealership
defence force
defence forces
defense forces
deli
delicatessen
deliveries
delivery service
demolition
dental
dental care
dental clinic
dental office
dental practice
dentistry
department
department of
department of corrections
department store
depot
dept of
dept. of
design agency
design group
design studio
detention center
deutsche post
developers
development corporation
developments
diagnostics
dialysis
dialysis center
digital
diner
diocese
diputación
disposal
distillers
distillery
distributing
distribution
distribution center
distribution centre
distributors
district
district council
district court
district hospital
division of
doctors without borders
dollar store
drilling
driving school
drug store
drugstore
dry cleaners
drywall
dude ranch
dynamics
e.k.
e.v.
early learning center
early learning centre
eatery
education center
ehpad
eireli
electric
electric company
electric cooperative
electrical contractors
electrical services
electricals
electronics
elektro
elementary school
embassy
employment agency
energy
engineering ltd
engineering services
engineers inc
engineers ltd
enterprise
enterprises
entertainment
environmental services
eood
equestrian center
equestrian centre
equipment rental
equity
escola
escuela
estate agents
estates
eurl
european commission
european parliament
event center
event venue
events ltd
excavating
excavation
exports
express
eye center
eye clinic
f.c.
fabbrica
fabricating
fabrication
fabricators
fabrik
fachhochschule
facilities management
facility services
factory
faculdade
faculty of
family business
family farm
family medicine
family practice
farm
farmacia
farmers market
farming
farms
farmstead
farmácia
fashion
fashions
fazenda
fc
federal credit union
federal government
federation
federation of
feed and seed
feed mill
ferme
ferries
ferry company
filling station
film school
films
finance
financial
financial group
financial services
finca
fire brigade
fire department
fire district
fire rescue
fire service
fire station
fish and chips
fish bar
fisheries
fishery
fitness
fitness center
fitness centre
flight school
flooring
florists
flour mill
flower shop
flowers
fondation
fondazione
food bank
food group
food hall
food products
food service
food truck
foods
foods market
foodservice
football club
footwear
ford dealership
forest products
forest service
forestry
forge
foundation
foundation trust
foundry
framing shop
freelance
freight
freight lines
freightways
friends of
frozen yogurt
fulfillment center
fulfilment centre
fund
fundacion
fundación
fundação
funeral home
funeral services
furnishings
furniture
fábrica
gallery
game studio
games studio
garage
garden center
garden centre
gardens
garment factory
garments
gas company
gas station
gasthaus
gasthof
gazette
gbr
gelateria
gemeente
gemeinde
general contractors
general hospital
genomics
ggmbh
girl guides
girl scouts
glass company
global
gmbh
gmbh & co kg
gmbh & co. kg
golf club
golf course
goodwill
government
government of
gp practice
gp surgery
grain
grain elevator
grammar school
graphics
greenhouse
greenhouses
grill
grille
groceries
grocers
grocery
grocery store
grounds
group
group home
groupe
groves
growers
grundschule
grupo
gruppe
gruppo
guest house
guesthouse
guild
gym
habitat for humanity
hacienda
hair and beauty
hair salon
hair studio
halfway house
handyman services
hardware store
hastanesi
haulage
hauliers
hauling
head start
health
health authority
health board
health care
health center
health centre
health club
health department
health district
health network
health plan
health service
health service executive
health services
health system
health systems
health trust
healthcare
healthcare system
heating & cooling
heating and air
heating and cooling
helicopters
herald
high commission
high court
high school
highway patrol
historical society
hmrc
hochschule
hof
holding
holdings
holiday park
holidays
home builders
home care
home health
home health care
home improvement
homecare
homeless shelter
homes
horse farm
hospice
hospice care
hospital
hospitality
hospitality group
hospitals
hostel
hotel
hotel and spa
hotel group
hotels
house of
house of commons
house of representatives
housing
housing association
housing authority
housing commission
hse
humane society
hvac services
hypermarket
hôpital
hôtel
ice cream
imaging center
immigration service
import export
import-export
imports
inc
inc.
incorporated
incubator
independent school district
indian air force
indian army
indian navy
industrial
industries
infantry division
infosolutions
infosystems
infotech
ingenieurbüro
inland revenue
inn
institut
institute
institute for
institute of
instituto
instruments
insurance
interactive
interiors
international
intl
investment group
investments
irish defence forces
iron works
ironworks
irrigation district
irs
isd
istituto
jail
janitorial
janitorial services
jewelers
jewellers
jewelry
joinery
juice bar
junta de
k.k.
kabushiki kaisha
kennels
kft
kg
kindergarten
kirche
kirchengemeinde
kita
kitchen
kitchens
klinik
klinikum
krankenhaus
l.l.c.
l.l.p.
lab
labor union
laboratories
laboratory
laboratory of
labour party
labs
landratsamt
landscapes
landscaping
landscaping services
language school
laundromat
laundry
law chambers
law firm
law group
law office
law offices
lawn care
lawn service
lda
lda.
league
league of
learning center
learning centre
legal aid
legal aid society
legal services
legislature
leisure center
leisure centre
lending
letting agents
library
liceo
life sciences
limited
limousine
limousines
lions club
liquor store
liquors
livery yard
livestock
llc
lllp
llp
loans
local government
local union
lodge
lodging
logging
logistics
logistik
logistique
logística
long term care
lounge
lp
ltd
ltd.
ltd. şti.
ltda
ltda.
lumber
lumber yard
lutheran church
lycée
machine shop
machine works
machining
magazine
magistrates court
maintenance services
mairie
maison de retraite
mall
manpower
manufactory
manufacturers
manufacturing
manufacturing co
marina
marine corps
marine services
maritime
market
marketing group
markets
mart
martial arts academy
masjid
masonry
mbh
me ltda
meals on wheels
meat packing
meats
meatworks
mechanical contractors
media
media group
medical associates
medical center
medical centre
medical college hospital
medical devices
medical group
medical practice
memorial hospital
memory care
mental health center
merchants
mess hall
metal works
metals
metalworks
methodist church
metro transit
metropolitan police
mfg
mfg.
microsystems
middle school
mill
mills
millwork
mine
mines
mini mart
minimart
mining
ministerio
ministerium
ministero
ministries
ministry
ministry of
ministère
ministério
mission
monastery
montessori
mortgage
mortuary
mosque
motel
motor company
motor group
motor works
motors
moving company
municipal
municipality
museo
museum
music group
music school
musée
mutual
mutual insurance
médecins sans frontières
n.v.
nail salon
nasa
national guard
national laboratory
national park
national park service
naval base
navy
navy reserve
network
networks
news
newsagent
newsagents
newspaper
newspapers
ngo
nhs
nhs foundation trust
nhs trust
nightclub
non-profit
nonprofit
noodle house
notary office
nuclear
nurseries
nursery
nursery school
nursing and rehabilitation
nursing center
nursing facility
nursing home
nv
nyrt
observatory
off licence
office of
office of the
officina
ohg
oil and gas
oil company
oilfield services
ood
op shop
opera
opera house
optical
opticians ltd
orchard
orchards
orchestra
orthodontics
ospedale
osteria
outlet
outlets
outsourcing
oxfam
oy
oyj
p.a.
p.c.
p.l.c.
packaging
packing company
packing house
painting company
painting services
paints
panadería
panetteria
paper company
paper mill
parcel
parish
parish council
parks and recreation
parks department
parliament
paroisse
parrocchia
parroquia
partners
partnership
paróquia
pastoral company
pastry shop
pathology lab
patisserie
paving
pawn shop
pawnbrokers
payments
peace corps
pediatrics
penitentiary
pensión
personnel
pest control
pet store
pet supplies
petrol station
petroleum
pets
pflegeheim
pharma
pharmaceutical
pharmaceuticals
pharmacie
pharmacies
pharmacy
philharmonic
photography studio
physical therapy
physiotherapy clinic
pictures
pipeline
pizza
pizzeria
plant
plant hire
plantation
plastics
playhouse
plc
pllc
plumbing
plumbing & heating
plumbing and heating
police department
police service
police station
policlinico
polizei
polyclinic
polytechnic
port authority
ports
post office
postal service
pottery studio
poultry
poultry farm
pousada
power and light
power company
power plant
power station
pr agency
precision
prefeitura
presbyterian church
preschool
press
primary school
print shop
printers
printing
printing company
prison
prison service
private clients
private family
private household
private limited
private practice
production company
productions
products
products company
properties
property group
property management
property services
province of
provincia di
provincie
préfecture
pte ltd
pte. ltd.
pty
pty limited
pty ltd
pty. ltd.
pub
public library
public schools
public utility district
public works
publishers
publishing
pulp and paper
pvt
pvt ltd
pvt. ltd.
pâtisserie
quarries
quarry
radio station
radiology associates
raf
raiffeisenbank
rail
rail services
railroad
railway
railways
ranch
ready mix
readymix
real estate
realty
recording studio
records
recovery center
recreation center
recruiting
recruitment
recycling
red crescent
red cross
refinery
regiment
regional hospital
regione
rehab
rehab center
rehabilitation center
rehabilitation hospital
remodeling
removals
renewables
renovations
rent a car
rent-a-car
rental
rentals
research center
research centre
research council
research group
research institute
residencia de ancianos
residential home
resort
resort and spa
resorts
resources
restaurant
restaurante
restaurants
restoration
retail
retailers
retirement community
retirement home
riding school
ristorante
roasters
roastery
robotics
roofing
rotary club
royal air force
royal australian navy
royal mail
royal marines
royal navy
rspca
rubber company
s. de r.l.
s. de r.l. de c.v.
s.a
s.a.
s.a. de c.v.
s.a.s.
s.a.s. di
s.c.
s.l
s.l.
s.l.u.
s.n.c.
s.p.a
s.p.a.
s.r.l
s.r.l.
s.r.o.
s.à r.l.
s/a
sa de cv
salon
saloon
salvation army
sandwich shop
sanitation district
sarl
sas
sasu
save the children
savings and loan
savings bank
sawmill
scaffolding
school
school board
school bus
school district
school of
schools
schule
sci
scop
scouts
scp
scuola
sdn bhd
sdn. bhd.
seafood
second hand shop
secondary school
securitas
securities
security company
security services
seeds
seguros
self employed
self storage
self-employed
semiconductor
semiconductors
seminary
senate
senior center
senior living
seniorenheim
service co
service station
services
shelter
sheriff's department
sheriff's office
shipbuilding
shipping
shipping line
shipping lines
shipyard
shipyards
shire council
shoes
shop
shopping center
shopping centre
shops
signs
skilled nursing
skilled nursing facility
slaughterhouse
smokehouse
snc
soc. coop.
social club
sociedad anónima
sociedad limitada
society
society for
society of
software
softwares
solar
solicitors llp
solutions
soup kitchen
sp. z o.o.
spa
spa and salon
space agency
space force
sparkasse
spca
spedition
sporting goods
sports club
sports store
spółka
squadron
srl
st john ambulance
stables
stadium
stadtverwaltung
staffing
staffing agency
staffing solutions
stamping
start-up
startup
state government
state house
state of
state park
state police
state senate
stationers
steak house
steakhouse
steel
steel works
steelworks
stichting
stiftung
stock exchange
stockyards
storage
store
stores
stud farm
student union
students' union
studio
studios
sub shop
sugar mill
suites
summer camp
superior court
supermarché
supermarket
supermarkets
supermarkt
supermercado
supermercati
supplies
supply
supply co
supreme court
surgery center
surgical associates
surgical center
surveillance
surveyors ltd
sushi
swim school
swimming pool
symphony
synagogue
systems
szpital
take-away
takeaway
taller
talleres
tankers
tanning salon
taphouse
taproom
taqueria
taquería
tattoo studio
tavern
tax service
taxi
taxis
tea estate
tea house
tea room
teaching hospital
tearoom
technologies
technology
telecom
telecommunications
television network
temple
temps
tennis club
teoranta
terminal
terminals
territorial army
textile mills
textiles
theater
theatre
theatre company
theme park
therapeutics
think tank
thrift store
timber
tire center
tires
title company
tool and die
tool company
tool hire
tooling
tourism
tours
towing
towing service
town council
town hall
town of
township
toyota dealership
toys
trade union
traders
trading
trading company
trading post
training center
training centre
transit
transit authority
transport
transportation
transportation authority
transportes
transports
trasporti
trattoria
travel agency
travel center
travels
treatment center
tree service
tree services
tribunal
tribune
truck lines
truck stop
trucking
trust
trustees
tutoring center
tv station
tyres
u.s. air force
u.s. army
u.s. coast guard
u.s. marine corps
u.s. navy
ug
ulc
undp
unhcr
unicef
unified school district
union
united nations
united states air force
united states army
united states marine corps
united states navy
univ.
universidad
universidade
universitas
universiteit
universitet
university
university of
università
universität
universitätsklinikum
université
uniwersytet
urząd
us air force
us army
us coast guard
us marine corps
us navy
usaf
usaid
usine
usmc
usps
utilities
utility
v.o.f.
va hospital
van lines
various clients
various employers
venture
ventures
verein
vereniging
versicherung
vet clinic
veterans hospital
veterinary clinic
veterinary hospital
veterinary practice
village of
vineyard
vineyards
vision center
vof
volksbank
warehouse
waste management
waste services
water authority
water company
water district
water services
waterworks
wealth management
wedding venue
welding services
wellness center
wellness centre
werk
werke
wholesale
wholesale club
wholesalers
wind farm
wine bar
winery
wines
wings
wireless
wirtshaus
wok
women's shelter
woodworking
woodworks
workers union
workforce
working men's club
works
world bank
world vision
worldwide
yacht club
ymca
yoga studio
youth center
youth centre
youth club
ywca
ziekenhuis
zoo
zrt
école
üniversitesi
ао
зао
ип
оао
ооо
пао
тов
有限公司
株式会社
주식회사
`;
