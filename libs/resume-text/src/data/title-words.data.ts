// Words and phrases that mark a job title or a role.
// One entry a line, sorted.
export const titleWords = `
.net developer
1lt
2lt
3d artist
3d modeler
911 dispatcher
a&p mechanic
able seaman
abogada
abogado
abteilungsleiter
abteilungsleiterin
academic adviser
academic advisor
accompanist
account director
account executive
account handler
account manager
accountant
accounting clerk
accountmanager
accounts assistant
accounts clerk
accounts payable
accounts receivable
acheteur
acheteuse
acrobat
acting
actor
actress
actuary
acupuncturist
addetta
addetto
addetto alle vendite
adjoint
adjointe
adjudicator
adjunct
adjunct instructor
adjunct professor
adjuster
adjustor
adjutant
admin
admin assistant
administrador
administradora
administratief medewerker
administrativa
administrative assistant
administrativo
administrator
admiral
adviser
adviseur
advisor
advocaat
advocate
advogada
advogado
ae
aemt
aeronautical engineer
aerospace engineer
aesthetician
afwasser
agacnp
agency nurse
agent
agent d'entretien
agent de sécurité
agente
agente di commercio
agriculteur
agricultor
agronomist
ai engineer
aid worker
aide
aide à domicile
aide-de-camp
aide-soignant
aide-soignante
air hostess
air traffic controller
aircraft engineer
aircraft mechanic
aircraft technician
aircrewman
airman
airman first class
aiuto cuoco
albañil
alderman
almacenero
almacenista
almoner
altenpfleger
altenpflegerin
alternant
alternante
ambassador
ambulance driver
ambulance officer
americorps member
amt
anaesthesiologist
anaesthetist
analista
analista de sistemas
analyst
anchor
android developer
anesthesiologist
anesthetist
anganwadi worker
angel investor
animal handler
animateur
animator
animatore
animatrice
annotator
announcer
anthropologist
ap clerk
apiarist
apm
apotheker
appliance technician
application engineer
applications engineer
appraiser
apprendista
apprenti
apprentice
apprentie
aprendiz
aprn
aquarist
ar clerk
arbitrator
arborist
archaeologist
archeologist
architect
architektin
architetto
archivist
area manager
armourer
arquitecta
arquitecto
arranger
art director
art handler
art teacher
article assistant
article clerk
article trainee
articled clerk
artisan
artist
artist in residence
artistic director
arzt
asesor
asesora
asha worker
asistente
assayer
assembler
assembly line worker
assembly worker
assessor
assistant
assistant de direction
assistant dean
assistant manager
assistant professor
assistant stage manager
assistant vice president
assistante
assistante maternelle
assistente
assistentin
assistenzarzt
associate
associate dean
associate director
associate producer
associate professor
astronomer
astrophysicist
atendente
athlete
attaché
attendant
attending
attending physician
attorney
au pair
auctioneer
audio engineer
audio technician
audiologist
audit assistant
audit associate
audit senior
auditor
aushilfe
auszubildende
auszubildender
author
autista
auto body technician
auto mechanic
auto technician
automation engineer
automotive technician
auxiliaire de vie
auxiliar
auxiliar administrativo
auxiliar de enfermería
av technician
avionics technician
avocat
avocate
avp
avvocato
ayudante
ayudante de cocina
azubi
ba
baby sitter
babysitter
babá
back-end developer
backend developer
background actor
badante
baggage handler
bagger
bailiff
baker
bakker
ballerina
band member
bandleader
bank teller
banker
bankkaufmann
banksman
banquet captain
banquet server
bar back
bar manager
barangay health worker
barback
barber
barista
baritone
barmaid
barman
barrister
bartender
bassist
battalion chief
bauleiter
bcba
bde
bdm
bdr
beamter
beautician
beauty therapist
becaria
becario
bedrijfsleider
beekeeper
begeleider
behavior analyst
behavior technician
behaviour technician
beheerder
bell captain
bellboy
bellhop
bellman
bench joiner
benefits administrator
berater
beraterin
berufskraftfahrer
best boy
bezorger
bi analyst
bi developer
bike courier
biller
billing clerk
billing specialist
bim coordinator
bim modeller
bindery worker
binman
biochemist
biographer
bioinformatician
biologist
biomedical engineer
biomedical technician
biostatistician
bishop
blackjack dealer
blacksmith
blaster
block layer
blogger
board member
boatswain
boatswain's mate
body technician
bodyguard
boekhouder
boiler operator
boilermaker
bolsista
bookbinder
bookkeeper
bookseller
boom operator
border patrol agent
boss
bosun
botanist
boulanger
boulangère
bouncer
bpo associate
brakeman
branch manager
brand ambassador
brand manager
brazer
breakfast cook
brewer
brewmaster
brickie
bricklayer
brigadier
broadcaster
broker
buchhalter
buchhalterin
buffer
build engineer
building engineer
building inspector
building superintendent
bursar
bus boy
bus driver
bus monitor
bus operator
bus person
busboy
business analyst
business development executive
business development manager
business partner
businessman
businessperson
businesswoman
busperson
busser
butcher
butler
buyer
buying assistant
bäcker
bénévole
bürokauffrau
bürokaufmann
cab driver
cabeleireira
cabin crew
cabinet maker
cabinetmaker
cable installer
cable jointer
cable splicer
cable technician
cad operator
cad technician
caddie
caddy
cadet
caissier
caissier-ière
caissière
caixa
cajera
cajero
cake decorator
call center agent
call centre agent
call taker
camarera
camarero
camera assistant
camera operator
cameraman
camerawoman
cameriera
cameriere
camp cook
camp counsellor
camp counselor
camp director
campaign manager
campaigner
candidate
canteen convenor
cantor
canvass director
canvasser
capo
capo progetto
capocantiere
caposquadra
capotreno
captain
car detailer
car washer
cardiologist
care assistant
care manager
care worker
career advisor
career coach
careers adviser
caregiver
carer
caretaker
caricaturist
cariste
carpenter
carpet fitter
carpinteiro
carpintero
carrier
cartographer
cartoonist
case manager
case worker
caseworker
cashier
cassiera
cassiere
caster
casual worker
cataloger
cataloguer
catechist
category manager
caterer
catering assistant
caulker
cdl driver
cdo
cdp
cellar hand
cellarman
cellist
cement finisher
cement mason
census taker
ceo
ceramicist
ceramist
cfo
chainman
chainsaw operator
chair
chairman
chairperson
chairwoman
chambermaid
chancellor
chaplain
character artist
charge hand
charge nurse
chargehand
chargé
chargé de
chargé de mission
chargée
chargée de
chargée de communication
chauffeur
checker
checkout assistant
checkout operator
chef
chef d'équipe
chef de chantier
chef de partie
chef de produit
chef de projet
chef de rang
chefe
chemical engineer
chemical operator
chemist
chercheur
chercheuse
chief
chief clerk
chief engineer
chief executive
chief financial officer
chief mate
chief of staff
chief officer
chief operating officer
chief petty officer
chief resident
chief technology officer
chief warrant officer
child care worker
child minder
childcare worker
childminder
chimney sweep
chiropodist
chiropractor
chofer
choir director
choreographer
chro
chófer
cinematographer
cio
ciso
city manager
city planner
civil engineer
civil servant
claims adjuster
claims examiner
claims handler
class 1 driver
class a driver
class president
class teacher
cleaner
clerk
clerk of works
climber
clinical fellow
clinical lead
clinical officer
clinician
clockmaker
close protection officer
closer
cloud architect
cloud engineer
clown
club president
cluster manager
cmo
cna
cnc machinist
cnc operator
cnc programmer
cno
co-chair
co-founder
co-investigator
co-op
co-op student
co-ordinator
co-owner
co-pilot
coach
coach driver
coal miner
cobbler
cocinera
cocinero
cocktail server
coded welder
coder
cofounder
coiffeur
coiffeuse
colf
collections agent
collector
colonel
colorist
colour sergeant
colourist
columnist
combat medic
combine operator
comedian
comercial
command sergeant major
commander
commentator
commercial
commerciale
commercialista
commessa
commesso
commis
commis chef
commis de cuisine
commissioner
commodore
communications officer
community health worker
community manager
community worker
companion
company commander
company driver
company secretary
compere
compliance officer
composer
compositor
comptable
comptroller
computer technician
concept artist
concertmaster
concierge
concrete finisher
conducteur
conductor
conductora
conductrice
confectioner
congressman
conseiller
conseillère
conserje
conservator
constable
consul
consulente
consultant
consultante
consultor
consultora
contabile
contabilista
contable
contador
contadora
content creator
content manager
content writer
contractor
contributor
control room operator
controller
controls engineer
conveyancer
coo
cook
cook helper
coordenador
coordenadora
coordinador
coordinadora
coordinator
coordinatore
coordinatrice
copy editor
copywriter
coroner
corper
corporal
corps member
corpsman
correctional officer
corrections officer
correspondent
corriere
cosmetologist
cost accountant
costume designer
costumer
costumier
cota
councillor
councilman
councilmember
councilwoman
counsel
counsellor
counselor
counter attendant
counter help
counter staff
counterman
country manager
courier
court clerk
court reporter
courtesy clerk
coxswain
cozinheira
cozinheiro
cpl
cpo
craftsman
craftsperson
crane operator
creative director
creator
credit analyst
credit controller
crew
crew chief
crew lead
crew leader
crew member
crew trainer
crime analyst
crime scene investigator
criminologist
critic
crna
cro
crofter
crop scout
crossing guard
croupier
crt
crypto trader
crystallographer
csm
cso
csr
ct tech
cto
cuidador
cuidador de idosos
cuidadora
cuisinier
cuisinière
cuoca
cuoco
curate
curator
custodian
customer assistant
customer service advisor
customer service agent
customer service associate
customer service rep
customer service representative
customer success manager
customs broker
customs officer
cutter
cytologist
cytotechnologist
dachdecker
dairy farmer
dairy hand
dance teacher
dancer
data analyst
data engineer
data entry
data entry clerk
data labeler
data scientist
data steward
database administrator
day laborer
day labourer
day manager
daycare worker
dba
deacon
deaconess
dealer
dean
debt collector
deck cadet
deck hand
deckhand
decorator
deli clerk
delivery driver
delivery man
delivery person
delivery rider
deliveryman
demi chef
demi chef de partie
demographer
demolition worker
demonstrator
den leader
dental assistant
dental hygienist
dental nurse
dental technician
dental therapist
dentist
dentista
department head
dependienta
dependiente
dept head
deputy
deputy director
deputy head
deputy manager
deputy sheriff
dermatologist
derrickhand
derrickman
desarrollador
desarrolladora
desenvolvedor
desenvolvedora
design engineer
designer
designer gráfico
desk officer
desktop support
detailer
detective
detention officer
developer
devops
devops engineer
diarist
diarista
die maker
diemaker
diesel mechanic
diesel tech
diesel technician
dietary aide
dietary cook
dietician
dietitian
digger driver
diplomat
direct care worker
direct support professional
directeur
director
director general
director of
director of photography
directora
directrice
diretor
diretora
direttore
direttrice
disc jockey
diseñador
diseñadora
dish washer
dishwasher
dispatch rider
dispatcher
dispenser
dispensing optician
distiller
distinguished engineer
district attorney
district manager
dive instructor
dive master
divemaster
diver
dj
docent
docente
docker
doctor
doctoral candidate
doctoral researcher
doctoral student
doctorant
doctorante
document controller
dog groomer
dog walker
dogman
doktorand
doktorandin
domestic helper
domestic worker
donor carer
door supervisor
door-to-door
doorkeeper
doorman
dop
dorm assistant
dottoranda
dottorando
doula
dozent
dozentin
dozer operator
drafter
draftsman
draftsperson
dramaturg
draughtsman
draughtsperson
dressmaker
drill instructor
drill operator
drill sergeant
driller
driver
driver helper
driver's mate
drummer
drywaller
dsp
dueño
dump truck driver
dumper driver
duty manager
duty officer
développeur
développeuse
e-1
e-2
e-3
e-4
e-5
e-6
e-7
e-8
e-9
ea
early childhood educator
ece
ecologist
ecommerce manager
economist
editor
editor in chief
editor-in-chief
editorial assistant
educador
educadora
educator
educatore
educatrice
efl teacher
ehs specialist
eigenaar
einzelhandelskauffrau
ejecutiva
ejecutivo
ejecutivo de ventas
ekg tech
elder
election judge
electrical engineer
electrician
electrician's helper
electrician's mate
electricista
electronics engineer
electronics technician
elektricien
elektriker
elektroniker
elementary teacher
eletricista
elettricista
elevator mechanic
embalmer
embedded engineer
embroiderer
emcee
emergency dispatcher
emeritus
empleada
empleada doméstica
empleado
employment specialist
empregado de mesa
emt
emt-b
emt-p
encanador
encargada
encargado
encarregada
encarregado
encoder
endodontist
enfermeira
enfermeiro
enfermera
enfermero
engenheira
engenheiro
engine cadet
engine driver
engineer
english teacher
engraver
enp
enrolled nurse
enseignant
enseignante
ensign
enterprise architect
entertainer
entomologist
entregador
entrepreneur
entry level
entwickler
entwicklerin
enumerator
environmental engineer
epidemiologist
equipment operator
er nurse
ergonomist
erp consultant
erzieher
erzieherin
escrow officer
esl teacher
estagiária
estagiário
estate agent
estetista
esthetician
esthéticienne
estimator
estoquista
ethical hacker
etl developer
evaluator
evangelist
event coordinator
event planner
events coordinator
evp
exam marker
examiner
excavator operator
exchange coordinator
exchange student
executive
executive assistant
executive chef
executive director
executive producer
executive secretary
executive vice president
exercise rider
expediter
expediting clerk
expeditor
expeditor clerk
expert
expo
extension agent
extension officer
exterminator
extern
fabricator
fachinformatiker
facilitator
facilities manager
factory hand
factory worker
fahrer
falegname
faller
family caregiver
farm hand
farm laborer
farm labourer
farm manager
farm worker
farmacista
farmacéutica
farmacéutico
farmacêutico
farmer
farmhand
farmworker
farrier
fashion designer
fashion model
fast food worker
faxineira
feller buncher operator
fellow
femme de chambre
femme de ménage
fence erector
fettler
fiber splicer
fibre splicer
field engineer
field officer
field organizer
field technician
field worker
file clerk
filiaalmanager
filialleiter
filialleiterin
filing clerk
film editor
financial adviser
financial advisor
financial analyst
finisher
fire captain
fire chief
fire fighter
firefighter
fireman
fireman apprentice
firmware engineer
first aider
first lieutenant
first mate
first officer
first responder
first sergeant
fisher
fisherman
fishmonger
fisioterapeuta
fisioterapista
fitness instructor
fitter
fitter and turner
fitter's mate
flagger
flatbed driver
flautist
fleet manager
fleet mechanic
fleischer
flight attendant
flight engineer
flight instructor
flight lieutenant
floor layer
floor lead
floor manager
floor supervisor
floor walker
floorhand
florist
flying officer
fnp
focus puller
fontanero
food handler
food prep
food runner
food server
food service worker
footballer
foreign correspondent
foreman
forensic scientist
foreperson
forester
forewoman
forklift driver
forklift operator
form tutor
formateur
formatrice
formworker
foster carer
foster parent
founder
founding engineer
foundry worker
foundryman
framer
freelance
freelancer
freight broker
freight forwarder
friseur
friseurin
front desk
front desk agent
front desk clerk
front end developer
front office executive
front-end developer
frontend developer
fruit packer
fruit picker
fry cook
full professor
full stack developer
full-stack developer
full-time parent
fullstack developer
fumigator
fund manager
fundador
fundraiser
funeral director
furnace operator
furniture mover
fysiotherapeut
gaffer
gallery assistant
gallery director
galley hand
galvanizer
game designer
game developer
game tester
gamekeeper
ganger
garbage collector
garda
gardener
garçom
garçonete
gas engineer
gas fitter
gate agent
gatekeeper
gateman
genealogist
general assistant
general counsel
general foreman
general hand
general helper
general laborer
general labourer
general manager
general officer
general partner
general practitioner
general secretary
general superintendent
general worker
generalist
genetic counselor
geneticist
geographer
geologist
geometra
geophysicist
geoscientist
geotech
geotechnical engineer
gerente
gerente comercial
geschäftsführer
geschäftsführerin
geselle
gestionnaire
ghostwriter
gig worker
giornalista
girl guide leader
glassblower
glazier
goldsmith
golf professional
governess
governor
gp
gra
grader
grader operator
graduate assistant
graduate engineer
graduate research assistant
graduate student
graduate trainee
grafico
grant writer
graphic designer
graphiste
greengrocer
greenkeeper
greenskeeper
greeter
grenadier
grill cook
grinder
grip
grocer
grocery clerk
groom
groomer
ground handler
ground worker
groundman
groundskeeper
groundsman
groundsperson
groundworker
group fitness instructor
group leader
group manager
gta
guard
guardia
guest relations officer
guest service agent
guidance counselor
guide
guitarist
gunner
gunnery sergeant
gunsmith
gym instructor
gynaecologist
gynecologist
gärtner
gérant
gérante
hair stylist
hairdresser
hairstylist
hall director
handyman
handyperson
harbor master
harbour master
hardware engineer
harvester
hausmeister
hca
head
head boy
head cashier
head chef
head coach
head constable
head cook
head gardener
head girl
head housekeeper
head nurse
head of
head of department
head of people
head of year
head teacher
head waiter
headhunter
headmaster
headmistress
headteacher
health care assistant
health educator
health promoter
health visitor
healthcare assistant
heating engineer
heavy equipment operator
hebamme
heftruckchauffeur
help desk
helpdesk
helper
herbalist
herd manager
herdsman
hgv driver
hha
historian
histotechnologist
hod carrier
hoist operator
holiday rep
home care aide
home carer
home health aide
homecare worker
homemaker
homeopath
hoofd
horecamedewerker
horticulturist
hospital corpsman
hospital porter
hospitalist
host
hostess
hostler
hotelier
house help
house officer
house parent
house surgeon
houseboy
housekeeper
housekeeping aide
housekeeping attendant
housekeeping supervisor
houseman
housemaster
housemistress
houseparent
houseperson
housewife
hovenier
hr assistant
hr coordinator
hr generalist
hr manager
hr officer
hrbp
hse advisor
hse officer
huisarts
hulpkok
hvac installer
hvac tech
hvac technician
hydrogeologist
hydrologist
hygienist
hôte
hôtesse
hôtesse d'accueil
ice cream scooper
icu nurse
idraulico
illustrator
imam
immigration officer
immunologist
impiegata
impiegato
improver
in-house counsel
industrial designer
industrial engineer
industriekaufmann
industriemechaniker
infantryman
infermiera
infermiere
infirmier
infirmière
influencer
informatiker
ingegnere
ingeniera
ingeniero
ingenieur
ingenieurin
ingénieur
ingénieure
innkeeper
insegnante
inseminator
inspector
installateur
installer
instituteur
institutrice
instructor
instrument fitter
instrument man
instrument technician
instrumentalist
instrumentation technician
insulator
insurance agent
intelligence analyst
intensivist
interim
interior designer
intern
internist
interpreter
interviewer
inventory clerk
inventory control
investigador
investigadora
investigator
investment banker
investor
invigilator
invoice clerk
ios developer
iron worker
ironworker
irrigator
it director
it manager
it support
it technician
jack of all trades
jackaroo
jailer
janitor
jardinero
jardinier
java developer
jefa
jefe
jefe de obra
jeweler
jeweller
jillaroo
jnr
job coach
job seeker
jobseeker
jockey
joiner
jointer
jornalista
journalist
journaliste
journeyman
journeyperson
journeywoman
jovem aprendiz
jr
jrf
judge
judicial clerk
judicial extern
junior
junior engineer
junior research fellow
jurist
juriste
justice
justice of the peace
kapper
kapster
kassamedewerker
kassierer
kassiererin
kauffrau
kaufmann
kellner
kellnerin
kennel assistant
kennel hand
kennel worker
key account
key carrier
key grip
key holder
key worker
keyholder
keyworker
kfz-mechatroniker
kindergarten teacher
kinésithérapeute
kitchen assistant
kitchen hand
kitchen helper
kitchen manager
kitchen porter
kitchen steward
kitchenhand
klantenservice medewerker
klempner
knitter
koch
kok
konditor
konstrukteur
kp
kraftfahrer
krankenpfleger
krankenpflegerin
krankenschwester
köchin
küchenhilfe
lab assistant
lab sampler
lab tech
lab technician
laboratory assistant
laboratory technician
laborer
labourer
lagerist
lagermitarbeiter
lagger
lance corporal
landman
landscape architect
landscape gardener
landscaper
landwirt
lasser
lathe operator
laundress
laundry attendant
laundry worker
lavapiatti
law clerk
lawyer
lay reader
lcsw
lead
lead cook
lead engineer
leader
leading aircraftman
leading hand
leading seaman
learning support assistant
lease operator
leasing agent
leasing consultant
leatherworker
lector
lecturer
leerkracht
leerling
legal assistant
legal clerk
legal executive
legal intern
legal secretary
legislative aide
legislative assistant
lehrer
lehrerin
lehrling
leidinggevende
leiter
leiterin
leraar
lerares
letter carrier
letting agent
lettings negotiator
level designer
lgv driver
liaison
liaison officer
librarian
library aide
library assistant
library page
librettist
lieutenant
lieutenant colonel
lieutenant commander
lifeguard
lift engineer
lift operator
liftie
lighting designer
lighting technician
limited partner
limpiador
limpiadora
line cook
line lead
line leader
line operator
line producer
line worker
lineman
linesman
linesperson
lineworker
linguist
literary agent
lithographer
litigator
live-in carer
livreur
lkw-fahrer
loader
loadmaster
loan officer
loan processor
lobbyist
locksmith
locomotive engineer
locum
log truck driver
logger
logistician
logistics coordinator
logistics officer
logistics specialist
lollipop lady
lollipop man
longshoreman
loodgieter
lorry driver
loss prevention
loss prevention officer
lower division clerk
lpn
lsa
ltc
lube tech
lube technician
lumberjack
lunch lady
lunchroom aide
luthier
lvn
lyricist
m&e officer
maatschappelijk werker
machine learning engineer
machine operator
machine tender
machinist
machinist operator
machinist's mate
maestra
maestro
magasinier
magazijnmedewerker
magazziniere
magician
magistrate
maid
mail carrier
mail clerk
mailman
mailroom clerk
maintainer
maintenance engineer
maintenance man
maintenance mechanic
maintenance planner
maintenance tech
maintenance technician
maintenance worker
maitre d
maitre d'
major
make-up artist
makeup artist
maler
management accountant
management trainee
manager
manager of
managing director
managing editor
managing partner
manicurist
manufacturing engineer
manutentionnaire
marine
marine engineer
marker
marketer
marketing assistant
marketing coordinator
marketing executive
marketing intern
marketing manager
marshal
mason
massage therapist
masseur
masseuse
master
master electrician
master mechanic
master plumber
master sergeant
master technician
master trainer
master's student
mate
material handler
math teacher
mathematician
maths teacher
matron
maurer
mayor
maçon
maître d'hôtel
maître de conférences
meat cutter
meccanico
mechanic
mechanical engineer
mechaniker
mechatroniker
mecánico
mecânico
med tech
medewerker
medewerkster
mediator
medic
medical assistant
medical biller
medical coder
medical examiner
medical officer
medical scribe
medical secretary
medical technologist
medico
meister
member
mentor
menuisier
merchandiser
merchandizer
mesera
mesero
messenger
metallurgist
meteorologist
meter reader
metselaar
metzger
mezzo-soprano
microbiologist
mid-level
midshipman
midwife
mig welder
military police
milker
miller
milliner
millwright
miner
mining engineer
minister
minister of religion
missionary
mitarbeiter
mitarbeiterin
mixer
mixologist
ml engineer
mobile developer
model
moderator
molder
moldmaker
moniteur
monitor
monitora
monitoring and evaluation officer
monitrice
monk
monteur
mortarman
mortgage broker
mortician
mot tester
motoboy
motorhand
motorista
mould maker
moulder
mover
mozo
mozo de almacén
mp
mri tech
msgt
msw
mts
mud logger
mulettista
multi-skilled operative
muralist
muratore
museum guide
music director
music producer
music teacher
musical director
musician
mécanicien
médecin
médica
médico
nail technician
nanny
naturalist
naturopath
naval architect
ndt technician
network administrator
network engineer
network technician
neurologist
news anchor
newscaster
newspaper carrier
newsreader
ngo worker
night auditor
night filler
night manager
night porter
night watchman
nightfill
niñera
non-executive director
notaio
notaire
notary
notary public
novelist
nun
nurse
nurse aide
nurse anaesthetist
nurse anesthetist
nurse assistant
nurse educator
nurse manager
nurse midwife
nurse practitioner
nurse tech
nursery hand
nurseryman
nursing aide
nursing assistant
nutritionist
nysc corps member
o-1
o-2
o-3
o-4
o-5
o-6
ober
oberarzt
obrero
obstetrician
occupational therapist
oceanographer
odd job man
odontólogo
of counsel
office administrator
office assistant
office boy
office clerk
office girl
office junior
office manager
officer
officer cadet
oiler
ombudsman
ombudsperson
onboarding specialist
oncologist
ondernemer
onderwijsassistent
onderzoeker
ontwikkelaar
open source contributor
operador
operador de caixa
operadora
operaia
operaio
operaria
operario
operations manager
operative
operator
operatore socio sanitario
ophthalmologist
oprichter
oproepkracht
optician
optometrist
oral surgeon
orchardist
orchestra member
order filler
order picker
order selector
orderly
orderpicker
ordinary seaman
organiser
organist
organizer
orientation leader
ornithologist
orthodontist
orthopedist
orthotist
osteopath
ostetrica
otr driver
outreach worker
ouvrier
ouvrière
overseer
owner
owner operator
owner-operator
owner/operator
pa-c
packager
packer
packing operative
padeiro
paediatrician
page
painter
painter and decorator
palletizer
panadero
panel beater
panelbeater
panettiere
pantry cook
paper boy
paper girl
paperboy
paraeducator
paralegal
paramedic
paraplanner
paraprofessional
paratrooper
park ranger
parking attendant
parking enforcement officer
parliamentary assistant
parole officer
parrucchiera
parrucchiere
partera
partner
parts advisor
parts clerk
parts counter
pasante
passenger service agent
pasticcere
pastor
pastry chef
pastry cook
pathologist
patient care assistant
patient care technician
pattern maker
patternmaker
patwari
paver
pawnbroker
payroll administrator
payroll clerk
payroll officer
payroll specialist
pca
pcso
pct
pe teacher
peace corps volunteer
pedagogisch medewerker
pediatrician
pedicurist
pedreiro
peer educator
peer mentor
peer tutor
peintre
peluquera
peluquero
penetration tester
pentester
peon
people partner
percussionist
performer
perfusionist
periodista
personal assistant
personal banker
personal support worker
personal trainer
pesquisador
pesquisadora
pest control technician
pet sitter
petroleum engineer
petty officer
peón
pfc
pflegefachkraft
pflegehelfer
ph.d. student
pharm tech
pharmacien
pharmacienne
pharmacist
pharmacologist
pharmacy assistant
pharmacy technician
phd candidate
phd student
philosopher
phlebotomist
photo editor
photographer
photographer's assistant
photojournalist
php developer
physical therapist
physician
physician assistant
physician associate
physicist
physio
physiologist
physiotherapist
pianist
piano tuner
picker
picture editor
piercer
pilot
pilot officer
pintor
pipe fitter
pipe layer
pipe welder
pipefitter
pipelayer
pit boss
pizza delivery driver
pizza maker
pizzaiolo
planner
planner scheduler
planning engineer
plant fitter
plant manager
plant operator
plasterer
plater
platform engineer
platoon leader
platoon sergeant
play leader
play worker
playworker
playwright
plombier
plomero
plongeur
plongeuse
plumber
plumber's mate
pmhnp
po1
po2
po3
podcaster
podiatrist
poet
police constable
police officer
policeman
policewoman
policy advisor
policy analyst
policy officer
polier
polisher
political scientist
polizist
poll worker
pollster
pool attendant
pool technician
porteiro
porter
portfolio manager
post-doc
postal worker
postdoc
postdoctoral associate
postdoctoral fellow
postdoctoral researcher
postdoctoral scholar
postman
postmaster
postwoman
pot washer
potter
pourer
ppc specialist
pr officer
practical nurse
practicante
practice manager
practitioner
praktikant
praktikantin
pre-school teacher
preacher
prefect
prep cook
preschool teacher
presenter
president
president of
press brake operator
press officer
press operator
pressman
priest
primary teacher
principal
principal engineer
principal investigator
printer
printmaker
prison officer
private
private first class
private investigator
pro-vice-chancellor
probation officer
probationary officer
process associate
process engineer
process executive
process operator
process technician
proctor
procurador
procurement officer
procurement specialist
produce clerk
producer
product analyst
product demonstrator
product designer
product manager
product owner
productiemedewerker
production assistant
production associate
production coordinator
production manager
production operative
production operator
production worker
profesor
profesora
professeur
professeure
professor
professor emeritus
professora
professore
professoressa
program assistant
program associate
program coordinator
program director
program manager
program officer
programador
programadora
programmatore
programme coordinator
programme manager
programme officer
programmer
programmeur
project administrator
project assistant
project coordinator
project director
project engineer
project lead
project manager
project officer
projectionist
projectleider
projektleiter
projektleiterin
promodiser
promoter
promotor
promotora
promovendus
proofreader
prop maker
property manager
proprietor
prosecutor
prosthetist
provost
préparateur de commandes
préposé aux bénéficiaires
préposée aux bénéficiaires
psicóloga
psicólogo
psw
psychiatrist
psychologist
psychotherapist
pta
public defender
publican
publicist
publisher
pumper
pupil barrister
pupil teacher
puppeteer
purchaser
purchasing agent
purser
python developer
pâtissier
pâtissière
qa
qa analyst
qa engineer
qa inspector
qa lead
qa tester
qc inspector
qs
quality analyst
quality controller
quality engineer
quality inspector
quality manager
quality technician
quant
quantitative analyst
quantity surveyor
quarryman
quartermaster
ra
rabbi
rad tech
radio host
radiographer
radiologic technologist
radiologist
radiotherapist
ragioniere
ramp agent
ramp worker
ranch hand
rancher
ranger
rbt
reach truck driver
reader
real estate agent
realtor
rear admiral
receiver
receiving clerk
recepcionista
receptionist
receptioniste
rechtsanwalt
rechtsanwältin
rechtsreferendar
recording engineer
records clerk
records manager
records officer
recreation assistant
recreation leader
recruit
recruiter
rector
recycler
redacteur
redactor
redactora
redakteur
redakteurin
referee
referent
referentin
refinery operator
reflexologist
refrigeration mechanic
refrigeration technician
refuse collector
regional driver
regional manager
registered nurse
registrar
registrar doctor
reinigungskraft
relationship manager
relationship officer
release engineer
release manager
relief teacher
relief worker
reliever
removal man
removalist
rep
repartidor
repartidora
reporter
representative
research assistant
research associate
research coordinator
research engineer
research fellow
research intern
research scholar
research scientist
research technician
researcher
reservations agent
reservist
reservoir engineer
residence assistant
resident
resident advisor
resident assistant
resident engineer
resident medical officer
resident physician
residential worker
respiratory therapist
responsabile
responsable
restaurant manager
restaurateur
retail assistant
retail associate
retail manager
retiree
retoucher
revenue officer
reviewer
rgn
ricercatore
ricercatrice
rider
rideshare driver
rifleman
rig manager
rigger
rigger artist
risk analyst
rmn
rmo
rn
rodbuster
rodman
roller driver
roofer
room attendant
roomkeeper
roughneck
roustabout
route driver
rrt
runner
rural carrier
réceptionniste
rédacteur
rédactrice
sachbearbeiter
sachbearbeiterin
sacristan
safety advisor
safety coordinator
safety officer
sage-femme
sailmaker
sailor
saldatore
sales advisor
sales agent
sales assistant
sales associate
sales clerk
sales consultant
sales engineer
sales executive
sales lady
sales lead
sales manager
sales person
sales rep
sales representative
salesclerk
salesforce administrator
salesforce developer
salesgirl
saleslady
salesman
salesperson
saleswoman
salon manager
sampler
sandblaster
sandwich artist
sanitation worker
sap consultant
sapper
sawyer
saxophonist
scaffolder
scavenger
scenic artist
scheduler
schilder
schlosser
scholar
school bus driver
school counselor
school governor
school nurse
schoolmaster
schoolteacher
schoonmaakster
schoonmaker
schreiner
schweißer
science teacher
scientist
scorekeeper
scout leader
scoutmaster
screener
screenwriter
scribe
scriptwriter
scrub nurse
scrub tech
scrum master
sculptor
sde
sdet
sdr
seafarer
seaman
seaman apprentice
seamstress
seasonal associate
seasonal worker
second engineer
second lieutenant
second mate
second officer
secondary teacher
secretaresse
secretaria
secretario
secretary
secretary general
secretária
secrétaire
section commander
section head
section leader
section officer
security analyst
security engineer
security guard
security officer
security personnel
segretaria
segretario
sekretär
sekretärin
selector
self employed
self-employed
seminarian
sen teacher
senator
senco
senior
senior airman
senior carer
senior director
senior house officer
senior lecturer
senior research fellow
senior vice president
seo specialist
sergeant
sergeant first class
sergeant major
serveerster
server
serveur
serveuse
service advisor
service desk analyst
service engineer
service technician
service writer
servicekraft
set builder
set designer
setter
sewer
sewing machine operator
sexton
sfc
sgt
shampoo assistant
shareholder
shearer
shed hand
sheet metal worker
shelf filler
shelf stacker
shepherd
sheriff
sheriff's deputy
shift boss
shift lead
shift leader
shift manager
shift runner
shift supervisor
ship master
shipper
shipper receiver
shipper/receiver
shipping clerk
shipwright
sho
shoemaker
shop assistant
shop keeper
shop steward
shopfitter
shopkeeper
short order cook
short-order cook
shotfirer
showrunner
shunter
shuttering carpenter
sign writer
signaller
signalman
signals operator
signwriter
silversmith
singer
sister
site agent
site engineer
site foreman
site manager
site reliability engineer
site supervisor
sitter
ski instructor
ski patroller
skipper
skycap
slager
slater
slaughterman
slinger
slinger signaller
slot attendant
slp
sme
smelter
sna
snr
soc analyst
social media manager
social secretary
social worker
socio
sociologist
software architect
software developer
software engineer
softwareentwickler
solar installer
soldador
soldat
soldier
sole proprietor
sole trader
solicitor
solution architect
solutions architect
sommelier
songwriter
sonographer
soprano
sorter
soudeur
sound designer
sound engineer
sound technician
sourcer
sous chef
sous-chef
sozialarbeiter
sozialpädagogin
spa therapist
special agent
special constable
special education teacher
special needs assistant
specialist
speech pathologist
speech therapist
speech-language pathologist
speechwriter
splicer
spokesperson
spotter
spray painter
sprayer
sprinkler fitter
squad leader
squadron leader
sr
sre
ssgt
stable hand
stablehand
stacker
staff engineer
staff nurse
staff sergeant
stage manager
stagehand
stagiair
stagiaire
stagista
staplerfahrer
state trooper
station cook
station hand
stationary engineer
statistician
stay at home dad
stay at home mom
stay-at-home parent
steamfitter
steel erector
steel fixer
steelworker
steeplejack
stenographer
steuerberater
steuerfachangestellte
stevedore
steward
stewardess
stna
stock associate
stock clerk
stockbroker
stocker
stockman
stockroom assistant
stocktaker
stone mason
stonemason
store associate
store clerk
store detective
store manager
storekeeper
storeman
storeperson
stores clerk
storyteller
strategist
straw boss
street sweeper
structural engineer
student
student ambassador
student assistant
student council president
student teacher
student worker
studentische hilfskraft
studio assistant
studio manager
stunt performer
stylist
sub-contractor
sub-editor
sub-inspector
subcontractor
subeditor
subject matter expert
substitute teacher
summer analyst
summer associate
summer clerk
summer intern
summer student
sunday school teacher
superintendent
supervisor
supervisora
supply sergeant
supply teacher
support analyst
support engineer
support technician
support worker
surgeon
surgical tech
surgical technologist
surveyor
surveyor's assistant
sviluppatore
sviluppatrice
svp
swe
swim instructor
switchboard operator
switcher
sysadmin
system administrator
systems administrator
systems analyst
systems engineer
sócia
sócio
ta
tailor
talent partner
tandarts
tanker
tanker driver
tanning consultant
taper
tattoo artist
tattooist
tax advisor
tax associate
tax collector
tax consultant
tax officer
tax preparer
taxi driver
taxidermist
tea boy
teacher
teacher aide
teacher's aide
teaching artist
teaching assistant
teaching associate
teaching fellow
team captain
team coordinator
team driver
team lead
team leader
team mate
team member
team sergeant
teamleider
teamleiter
teamleiterin
teamster
tech lead
tech sergeant
technical lead
technical writer
technician
technicien
technicienne
techniker
technikerin
technologist
tecnico
tehsildar
telecom technician
telecommunicator
telemarketer
telemetry tech
teleoperador
teleoperadora
telephone operator
telephonist
telesales
teller
temp
temporary worker
tenor
territory manager
test analyst
test engineer
test lead
tester
theatre nurse
theologian
therapist
third engineer
third key
third mate
third officer
ticket seller
ticket taker
tig welder
tile setter
tiler
timekeeper
timmerman
tin knocker
tinsmith
tire technician
tirocinante
tischler
titolare
tool and die maker
tool pusher
toolmaker
toolpusher
tour guide
tour leader
tour operator
tow truck driver
tower climber
town planner
toxicologist
tpm
trabajador social
trabajadora social
track worker
trackman
tractor driver
trade assistant
trader
trader's assistant
tradesman
tradesperson
tradeswoman
traducteur
traductor
traductora
traductrice
tradutor
traduttore
traduttrice
traffic controller
traffic warden
train driver
trainee
trainee solicitor
trainer
trainman
tram driver
transcriber
transcriptionist
translator
trapper
travel agent
travel nurse
treasurer
tree surgeon
tree trimmer
triage nurse
trimmer
trooper
truck driver
trucker
trumpeter
trustee
turner
tutor
typesetter
typist
tyre fitter
técnica
técnica de enfermagem
técnico
técnico de enfermagem
uber driver
ui designer
ui/ux designer
uitvoerder
uitzendkracht
ultrasound tech
umpire
undergraduate researcher
undergraduate student
understudy
undertaker
underwriter
unemployed
union convenor
union rep
union representative
unit clerk
unit leader
unit manager
unit secretary
unit supply specialist
unloader
upholsterer
upper division clerk
urban planner
urologist
usher
usherette
utility man
utility staff
utility worker
ux designer
ux researcher
vakkenvuller
valet
valet attendant
valet parker
validation engineer
valuer
van courier
van driver
vendedor
vendedora
vendeur
vendeuse
venditore
venditrice
ventriloquist
venture partner
verger
verifier
verkoopmedewerker
verkoopster
verkoper
verkäufer
verkäuferin
verloskundige
verpleegkundige
vertaler
verzorgende
verzorgende ig
vet
vet tech
veterinarian
veterinary assistant
veterinary nurse
veterinary surgeon
veterinary technician
vfx artist
vicar
vice admiral
vice chair
vice chairman
vice chancellor
vice president
vice principal
vice-chair
vice-chancellor
vice-president
vice-principal
video editor
videographer
vigilante
vintner
violinist
virologist
virtual assistant
visiting professor
visiting researcher
visiting scholar
visiting scientist
vista member
visual merchandiser
vj
vlogger
vocalist
vocational nurse
voice actor
voice over artist
voiceover artist
volontaria
volontario
voluntaria
voluntario
volunteer
voluntário
vorarbeiter
vp
vp of
vrachtwagenchauffeur
vrijwilliger
w-1
w-2
wait staff
waiter
waitress
waitstaff
ward clerk
ward manager
warden
wardrobe assistant
warehouse assistant
warehouse associate
warehouse clerk
warehouse manager
warehouse operative
warehouse worker
warehouseman
warrant officer
waste operative
wastewater operator
watchmaker
watchman
water operator
wealth manager
weaver
web designer
web developer
webmaster
wedding planner
welder
welder fabricator
welder-fabricator
welfare officer
werkstudent
werkstudentin
werkvoorbereider
wfm analyst
wheelwright
wind technician
window cleaner
winemaker
wing commander
winkelmedewerker
wiper
wireline operator
wireman
wissenschaftliche mitarbeiterin
wissenschaftlicher mitarbeiter
woodcarver
woodturner
woodworker
word processor
work experience student
work study
worker
working foreman
worship leader
wrapper
writer
x-ray tech
yard hand
yard jockey
yard spotter
yard worker
yardman
yeoman
yoga instructor
yoga teacher
youth corper
youth leader
youth minister
youth pastor
youth worker
zahnarzt
zimmermann
zone manager
zookeeper
zoologist
zzp'er
ärztin
éducateur
éducatrice
électricien
übersetzer
аналитик
бухгалтер
директор
инженер
медсестра
менеджер
разработчик
учитель
エンジニア
マネージャー
分析师
工程师
开发
护士
教师
经理
设计师
개발자
매니저
엔지니어
`;
