// Countries, states and towns, with their usual short forms.
// One entry a line, sorted.
export const placeNames = `
's-hertogenbosch
a coruña
a.c.t.
aachen
aalborg
aarhus
ab
aba
abbotsford
abeokuta
aberdeen
aberdeenshire
abertawe
aberystwyth
abidjan
abilene
abruzzo
abu dhabi
abuja
acapulco
accra
act
adana
addis ababa
adelaide
ado-ekiti
afghanistan
africa
agadir
agartala
agra
aguascalientes
ahmedabad
airdrie
aix-en-provence
ajaccio
ajax
ajman
ajmer
ak
akron
akure
al
al ain
al khobar
ala.
alabama
alas.
alaska
alb.
albacete
albania
albany
albay
alberta
albuquerque
albury
alcalá de henares
alentejo
aleppo
alexandria
algarve
alger
algeria
algiers
algérie
alicante
alice springs
aligarh
allahabad
allen
allentown
almaty
almere
almería
alpharetta
alsace
alta.
altoona
amarillo
america
amersfoort
ames
amherst
amiens
amman
amritsar
amsterdam
anaheim
anambra
anchorage
ancona
andalucía
andalusia
anderson
andhra pradesh
andorra
andover
angeles city
angers
anglesey
angola
angus
ankara
ann arbor
annapolis
annecy
antalya
antananarivo
antigua
antigua and barbuda
antioquia
antipolo
antofagasta
antrim
antwerp
antwerpen
anvers
aotearoa
apac
apeldoorn
appleton
ar
aracaju
aragón
arequipa
argentina
argyll
argyll and bute
ariz.
arizona
ark.
arkansas
arklow
arlington
armagh
armenia
arnhem
aruba
arunachal pradesh
arusha
arvada
asaba
asansol
ashanti
ashanti region
asheville
ashford
ashland
asia
asmara
aspen
assam
assiut
astana
astoria
asturias
asunción
athens
athlone
atlanta
atlantic city
auburn
auckland
augsburg
augusta
aurangabad
aurora
austin
australia
australian capital territory
austria
auvergne-rhône-alpes
aveiro
avignon
avon
awka
aylesbury
ayr
ayrshire
az
azerbaijan
azores
açores
b.c.
bacolod
bacolod city
bacoor
badajoz
baden-württemberg
baghdad
baguio
baguio city
bahamas
bahia
bahrain
bahía blanca
baile átha cliath
baja california
bakersfield
baku
balbriggan
bali
ballarat
ballina
ballymena
balochistan
baltimore
bamako
bamberg
bandar seri begawan
bandung
banff
banffshire
bangalore
bangkok
bangladesh
bangor
banja luka
banjul
bantry
barbados
barcelona
bareilly
bari
bariloche
barnsley
barnstaple
baroda
barquisimeto
barranquilla
barrie
barrow-in-furness
barry
basel
basildon
basilicata
basingstoke
basra
basseterre
batam
batangas
batangas city
bath
bathinda
bathurst
baton rouge
battle creek
bavaria
bay area
bay city
bay of plenty
bayamón
bayern
bayonne
bayreuth
baytown
bc
beaumont
beaverton
bedford
bedfordshire
beds
beersheba
beijing
beira
beirut
bekasi
belarus
belfast
belgaum
belgique
belgium
belgië
belgrade
belize
belize city
belleville
bellevue
bellingham
belmopan
belo horizonte
belém
bend
bendigo
bengaluru
benghazi
benguet
benin
benin city
bentonville
beograd
bergamo
bergen
berkeley
berks
berkshire
berlin
bermuda
bern
besançon
bethesda
bethlehem
beverly hills
bgc
bharat
bhopal
bhubaneswar
bhutan
biarritz
białystok
bielefeld
bihar
bikaner
bilbao
billings
biloxi
binghamton
biratnagar
birkenhead
birmingham
bishkek
bismarck
bissau
blackburn
blackpool
blacksburg
blacktown
blaenau gwent
blantyre
blenheim
bloemfontein
bloomington
blumenau
boca raton
bochum
bogor
bogota
bogotá
bohol
boise
bolivia
bologna
bolton
bolzano
bombay
bondi
bonn
boone
bordeaux
borders
bosnia
bosnia and herzegovina
bossier city
boston
botswana
bouaké
boulder
boulogne-billancourt
bournemouth
bowling green
boynton beach
bozeman
bracknell
bradenton
bradford
braga
brampton
brandenburg
brandon
branson
brantford
brasil
brasilia
brasília
bratislava
braunschweig
bray
brazil
brazzaville
brașov
breda
bregenz
bremen
bremerton
brescia
brest
bretagne
bridgend
bridgeport
bridgetown
brighton
brisbane
bristol
britain
british columbia
brittany
brno
brockton
broken arrow
broken hill
bromley
bronx
brookings
brookline
brooklyn
brooklyn park
broome
brownsville
bruges
brugge
brunei
brussel
brussels
bruxelles
bryan
bucaramanga
bucharest
buckinghamshire
bucks
bucurești
budapest
buea
buenos aires
buffalo
bujumbura
bulacan
bulawayo
bulgaria
bunbury
bundaberg
burbank
burgas
burgenland
burgos
burkina faso
burlington
burma
burnaby
burnie
burnley
bursa
burton upon trent
burundi
bury
bury st edmunds
busan
butte
butuan
bydgoszcz
byron bay
ca
caba
cabanatuan
caen
caerdydd
caerphilly
cagayan de oro
cagliari
caguas
cairns
cairo
caithness
cal.
calabar
calabria
calamba
calcutta
calgary
cali
calicut
calif.
california
caloocan
camarines sur
cambodia
cambridge
cambridgeshire
cambs
camden
camden town
cameroon
cameroun
campania
campinas
campo grande
can tho
canada
canary islands
canberra
cancún
canmore
cannes
cantabria
canterbury
canton
cape coast
cape coral
cape girardeau
cape town
cape verde
caracas
carbondale
cardiff
carlisle
carlow
carlsbad
carmarthen
carmarthenshire
carmel
carrollton
carson city
cartagena
cartagena de indias
cary
casablanca
cascais
casper
castilla y león
castilla-la mancha
castlebar
castries
catalonia
catalunya
cataluña
catania
cavan
cavite
caxias do sul
cayman islands
cdmx
ceará
cebu
cebu city
cedar falls
cedar rapids
celbridge
centennial
central african republic
central java
centurion
ceredigion
chad
chaguanas
chambéry
champaign
chandigarh
chandler
changsha
channel islands
chapel hill
charleroi
charleston
charlotte
charlottesville
charlottetown
chattanooga
chattogram
chelmsford
cheltenham
chelyabinsk
chemnitz
chengdu
chennai
cherry hill
chesapeake
cheshire
chester
chesterfield
cheyenne
chhattisgarh
chiang mai
chiba
chicago
chiclayo
chico
chicoutimi
chihuahua
chile
china
chittagong
chișinău
chongqing
christchurch
chula vista
cicero
cincinnati
ciudad de guatemala
ciudad de méxico
ciudad de panamá
ciudad del este
ciudad juárez
clackmannanshire
clare
clark
clarksville
clearwater
clemson
clermont-ferrand
cleveland
clifton
clonmel
cluj
cluj-napoca
clwyd
co
co. antrim
co. armagh
co. carlow
co. cavan
co. clare
co. cork
co. derry
co. donegal
co. down
co. dublin
co. durham
co. fermanagh
co. galway
co. kerry
co. kildare
co. kilkenny
co. laois
co. leitrim
co. limerick
co. londonderry
co. longford
co. louth
co. mayo
co. meath
co. monaghan
co. offaly
co. roscommon
co. sligo
co. tipperary
co. tyrone
co. waterford
co. westmeath
co. wexford
co. wicklow
coahuila
cobh
cochabamba
cochin
coeur d'alene
coffs harbour
coimbatore
coimbra
colchester
coleraine
college park
college station
colo.
cologne
colombia
colombo
colorado
colorado springs
columbia
columbus
como
comoros
compton
comunidad valenciana
conakry
concepción
concord
congo
conn.
connacht
connecticut
conroe
constanța
conway
conwy
cookeville
copenhagen
coquitlam
coral gables
coral springs
corby
cork
corner brook
cornwall
corona
corpus christi
corse
corsica
corvallis
costa mesa
costa rica
cote d'ivoire
cotonou
cottbus
council bluffs
county antrim
county cork
county down
county dublin
county durham
county galway
county mayo
coventry
covington
cracow
craigavon
cranbrook
cranston
crawley
crewe
croatia
croydon
créteil
ct
cuba
cuenca
cuernavaca
cuiabá
culiacán
culver city
cumbria
cundinamarca
cupertino
curaçao
curitiba
cusco
cuttack
cwmbran
cyberjaya
cymru
cyprus
czech republic
czechia
częstochowa
cádiz
córdoba
côte d'ivoire
cúcuta
d.c.
d.f.
da nang
daegu
daejeon
dagupan
dakar
dalian
dallas
daly city
damascus
dammam
danbury
danmark
dar es salaam
darlington
darmstadt
dartford
darwin
dasmariñas
davao
davao city
davenport
davis
dayton
daytona beach
dc
de
dearborn
debrecen
decatur
decatur il
dehradun
dekalb
del.
delaware
delft
delhi
delhi ncr
delray beach
delta
delta state
democratic republic of the congo
den bosch
den haag
denbighshire
denmark
denpasar
denton
denver
derby
derbys
derbyshire
derry city
des moines
destin
detroit
deutschland
devon
devonport
df
dhaka
dhanbad
dijon
district of columbia
diyarbakır
djibouti
dnipro
dodge city
dodoma
doha
dominica
dominican republic
doncaster
donegal
dongguan
donostia
doral
dordrecht
dornbirn
dorset
dortmund
dothan
douala
dover
dr congo
drammen
drc
dresden
drogheda
drummondville
dubai
dubbo
dublin
dubuque
dudley
duesseldorf
duisburg
duluth
dumaguete
dumfries
dumfries and galloway
dumfriesshire
dunbartonshire
dundalk
dundee
dunedin
dunfermline
durango
durban
durgapur
durham
dushanbe
dyfed
düsseldorf
eagan
ealing
east anglia
east java
east lansing
east london
east lothian
east midlands
east riding
east sussex
east yorkshire
eastbourne
eastern cape
easton
eau claire
ecuador
eden prairie
edina
edinburg
edinburgh
edison
edmond
edmonton
edo state
edomex
egypt
eindhoven
el cajon
el paso
el salvador
el segundo
elche
eldoret
elgin
elizabeth
elk grove
elkhart
elko
elmira
emea
emerald
emilia-romagna
england
englewood
enid
ennis
enniscorthy
enniskillen
enschede
entebbe
enugu
enugu state
erbil
erfurt
erie
eritrea
erlangen
ernakulam
esbjerg
escondido
eskişehir
españa
espoo
essen
essex
estado de méxico
estonia
eswatini
ethiopia
etobicoke
eu
eugene
eureka
europe
european union
evanston
evansville
everett
exeter
extremadura
fairbanks
fairfax
fairfield
faisalabad
falkirk
fall river
falmouth
fargo
faridabad
farmington
faro
faroe islands
fayetteville
fermanagh
ferrara
fez
fife
fiji
findlay
finland
firenze
fishers
fl
fla.
flagstaff
flanders
flensburg
flevoland
flint
flintshire
florence
florianópolis
florida
fond du lac
fontana
fort collins
fort lauderdale
fort mcmurray
fort myers
fort smith
fort st. john
fort wayne
fort william
fort worth
fortaleza
framingham
france
francistown
frankfort
frankfurt
frankfurt am main
franklin
frederick
fredericksburg
fredericton
free state
freeport
freetown
freiburg
fremantle
fremont
fresno
fribourg
friesland
frisco
ft. collins
ft. lauderdale
ft. myers
ft. wayne
ft. worth
fukuoka
fullerton
fully remote
funchal
fuzhou
fès
fürth
ga
ga.
gabon
gaborone
gadsden
gainesville
gaithersburg
galicia
galle
gallup
galveston
galway
gambia
gander
gandhinagar
garden city
garden grove
garland
gary
gastonia
gateshead
gatineau
gauteng
gaza
gaziantep
gb
gdansk
gdańsk
gdynia
geelong
gelderland
gelsenkirchen
general santos
geneva
genf
genoa
genova
gent
genève
george
george town
georgetown
georgia
geraldton
germantown
germany
getafe
gettysburg
ghana
ghaziabad
ghent
gibraltar
gießen
gijón
gilbert
gillette
gillingham
girona
gisborne
giza
gladstone
glamorgan
glasgow
glendale
gliwice
glos
gloucester
gloucestershire
goa
goiás
goiânia
gold coast
golden
goma
gorakhpur
gosford
goshen
gothenburg
gqeberha
grahamstown
granada
granby
grand forks
grand junction
grand prairie
grand rapids
grande prairie
graz
great britain
great falls
great yarmouth
greater accra
greater london
greater manchester
greater noida
greece
greeley
green bay
greenland
greenock
greensboro
greenville
greenwich
grenada
grenoble
gresham
grimsby
groningen
gu
guadalajara
guam
guanajuato
guangdong
guangzhou
guarulhos
guatemala
guatemala city
guayaquil
guelph
guernsey
guildford
guimarães
guinea
guinea-bissau
gujarat
gujranwala
gulfport
gulu
guntur
gurgaon
gurugram
guwahati
guyana
gwalior
gwangju
gwent
gweru
gwynedd
győr
göteborg
göttingen
haarlem
hackensack
hackney
hagen
hagerstown
hai phong
haifa
haiti
halifax
halle
hamburg
hamilton
hammond
hampshire
hampton
hangzhou
hannover
hanoi
hanover
hants
harare
harbin
hargeisa
haridwar
harlem
harlingen
harrisburg
harrisonburg
harrogate
hartford
hartlepool
haryana
hasselt
hastings
hattiesburg
hauts-de-france
havana
hawaii
hawke's bay
hayward
haïti
hcmc
hefei
heidelberg
heilbronn
helena
hellas
helsingborg
helsinki
hemel hempstead
hempstead
henderson
heraklion
herat
hereford
herefordshire
hermosillo
herndon
hertfordshire
herts
hervey bay
herzliya
hesse
hessen
hi
hialeah
hickory
high point
high wycombe
highland
highlands
hillsboro
hilo
hilton head
himachal pradesh
hiroshima
hisar
hk
ho
ho chi minh city
hobart
hobbs
hoboken
hokkaido
holland
hollywood
home counties
home office
homestead
honduras
hong kong
honolulu
horsham
hot springs
houma
hounslow
houston
hove
howrah
hrvatska
hsinchu
hubli
huddersfield
hue
huelva
hull
humberside
hungary
huntingdonshire
huntington
huntington beach
huntsville
hutchinson
hyannis
hybrid
hyderabad
hà nội
ia
ia.
iași
ibadan
ibagué
ibiza
iceland
id
ida.
idaho
idaho falls
ikeja
il
ile-de-france
ile-ife
iligan
ill.
illinois
iloilo
iloilo city
ilorin
imo state
imphal
imus
in
incheon
ind.
independence
india
indiana
indianapolis
indonesia
indore
inglewood
ingolstadt
innsbruck
invercargill
inverness
inverness-shire
iowa
iowa city
ipoh
ipswich
iqaluit
iquique
iran
iraq
ireland
irvine
irving
isfahan
islamabad
islas baleares
islas canarias
isle of man
isle of skye
isle of wight
islington
israel
istanbul
italia
italy
ithaca
ivory coast
izmir
i̇stanbul
i̇zmir
jabalpur
jackson
jacksonville
jaffna
jaipur
jakarta
jalandhar
jalisco
jamaica
jammu
jammu and kashmir
jamshedpur
janesville
japan
jasper
jeddah
jefferson city
jena
jerez
jersey
jersey city
jerusalem
jhansi
jharkhand
jhb
jiangsu
jinan
jinja
joburg
jodhpur
johannesburg
johnson city
johnstown
johor
johor bahru
joinville
joliet
jonesboro
joplin
jordan
jos
joão pessoa
juba
jubail
juiz de fora
juneau
jyväskylä
jönköping
kaapstad
kabul
kaduna
kaduna state
kahului
kailua
kalamazoo
kalgoorlie
kalispell
kamloops
kampala
kan.
kanata
kandy
kano
kano state
kanpur
kans.
kansas
kansas city
kaohsiung
karachi
karlsruhe
karnataka
karratha
kassel
kathmandu
katowice
katy
kauai
kaunas
kayseri
kazakhstan
kazan
keene
kelowna
kendal
kenner
kennewick
kenosha
kent
kentucky
kenya
kerala
kerry
ketchikan
kettering
key west
kharkiv
khartoum
khobar
khulna
khyber pakhtunkhwa
kidderminster
kiel
kielce
kiev
kigali
kildare
kilkenny
killarney
killeen
kilmarnock
kimberley
kincardineshire
king's lynn
kingman
kingsport
kingston
kingston upon hull
kingston upon thames
kingstown
kinshasa
kirkcaldy
kirkland
kirkwall
kissimmee
kisumu
kitchener
kitwe
klagenfurt
klamath falls
knoxville
kobe
koblenz
kocaeli
kochi
kodiak
koeln
koforidua
kokomo
kolhapur
kolkata
kollam
konstanz
konya
korea
kosovo
kota
kota kinabalu
kottayam
kowloon
kozhikode
košice
kpk
krakow
kraków
krasnoyarsk
krefeld
kristiansand
ks
ksa
kuala lumpur
kuching
kumasi
kunming
kuwait
kuwait city
kwazulu-natal
ky
ky.
kyiv
kyoto
kyrgyzstan
kzn
kärnten
köln
københavn
l.a.
la
la coruña
la crosse
la défense
la habana
la jolla
la paz
la plata
la rochelle
la serena
la.
labrador
lae
lafayette
lagos
lagos state
laguna
laguna beach
lahore
lake charles
lakeland
lakewood
lalitpur
lambeth
lanarkshire
lancashire
lancaster
lancs
langley
lansing
laois
laos
lapu-lapu
laramie
laredo
larnaca
las cruces
las palmas
las piñas
las vegas
latin america
latvia
launceston
lausanne
laval
lawrence
lawton
lazio
le havre
le mans
league city
leamington spa
lebanon
lecce
leeds
leesburg
leeuwarden
legazpi
legon
lehi
leicester
leicestershire
leics
leiden
leinster
leipzig
leiria
leitrim
lekki
lerwick
lesotho
lethbridge
letterkenny
leuven
leverkusen
lewisham
lewiston
lewisville
lexington
leyte
león
liberia
libreville
libya
liechtenstein
liguria
lihue
lille
lilongwe
lima
limassol
limburg
limerick
limoges
limpopo
lincoln
lincolnshire
lincs
linköping
linz
lipa
lipa city
lisboa
lisbon
lisburn
lismore
lithuania
little rock
littleton
livermore
liverpool
livingston
livingstone
livonia
livorno
liège
ljubljana
llandudno
llanelli
lleida
lloydminster
lodz
logan
logan city
logroño
lokoja
lombardia
lombardy
lomé
london
londonderry
londrina
long beach
long island
longford
longmont
longueuil
longview
lorain
lorient
lorraine
los alamos
los angeles
loughborough
louisiana
louisville
louth
louvain-la-neuve
loveland
lowell
lower saxony
lowestoft
luanda
lubbock
lublin
lubumbashi
lucca
lucena
lucerne
lucknow
ludhiana
ludwigshafen
lugano
luleå
lund
lusaka
luton
luxembourg
luxor
luzern
luzon
lviv
lynchburg
lynn
lyon
lévis
lübeck
m.p.
ma
maastricht
macao
macau
macclesfield
macedonia
maceió
mackay
macon
madagascar
madeira
madhya pradesh
madison
madras
madrid
madurai
magdeburg
magyarország
maharashtra
maidstone
maiduguri
maine
mainz
makassar
makati
makati city
makhanda
makkah
makurdi
malabon
malacca
malaga
malawi
malaysia
malden
maldives
mali
malibu
mallorca
mallow
malmö
malolos
malta
malé
man.
managua
manama
manassas
manaus
manawatu
manchester
mandalay
mandaluyong
mandaue
mandeville
mandurah
mangalore
mangaluru
manhattan
manila
manipur
manitoba
manizales
mankato
mannheim
mansfield
mansoura
manzini
maputo
mar del plata
maracaibo
marbella
marburg
marche
maribor
marietta
marikina
maringá
markham
marlborough
maroc
marquette
marrakech
marrakesh
marseille
maryland
maseru
mashhad
mass.
massachusetts
matamoros
maui
mauritania
mauritius
mayagüez
maynooth
mayo
mb
mbabane
mbarara
mbombela
mcallen
mckinney
mclean
md
md.
me
me.
meath
mecca
mechelen
mecklenburg-vorpommern
medan
medellin
medellín
medford
medicine hat
medina
medway
meerut
meghalaya
melaka
melbourne
memphis
mendoza
menlo park
merced
meridian
merseyside
mersin
merthyr tydfil
mesa
mesquite
messina
metairie
metro manila
metz
mexicali
mexico
mexico city
mi
miami
mich.
michigan
mid glamorgan
middle east
middlesbrough
middlesex
middletown
midland
midlands
midlothian
midrand
midwest
milan
milano
mildura
milpitas
milton keynes
milwaukee
minas gerais
mindanao
mineola
minn.
minneapolis
minnesota
minot
minsk
miramar
miramichi
miss.
mississauga
mississippi
missoula
missouri
mizoram
mn
mo
mo.
moab
mobile
modena
modesto
mogadishu
mohali
moldova
moline
molise
mombasa
monaco
monaghan
moncton
mongolia
monmouthshire
monroe
monrovia
mons
mont.
montana
montego bay
montenegro
monterey
monterrey
montevideo
montgomery
montpelier
montpellier
montreal
montréal
monza
moorhead
moose jaw
moradabad
moray
morelia
moreno valley
morgantown
morocco
morristown
moscow
moshi
mosul
motherwell
mount gambier
mount isa
mountain view
mozambique
mpumalanga
ms
mt
mthatha
muenchen
mulhouse
mullingar
multan
mumbai
muncie
munich
munster
muntinlupa
murcia
murfreesboro
muscat
muskegon
muskogee
mutare
mwanza
myanmar
myrtle beach
mysore
mysuru
mzuzu
málaga
mérida
méxico
mönchengladbach
münchen
münster
n'djamena
n. carolina
n. dak.
n. dakota
n. ireland
n. mex.
n.b.
n.c.
n.d.
n.h.
n.j.
n.m.
n.mex.
n.s.
n.s.w.
n.t.
n.w.t.
n.y.
n.y.c.
naas
naga city
nagaland
nagasaki
nagoya
nagpur
nairobi
nakuru
namibia
nampa
nampula
namur
nanaimo
nancy
nanjing
nanterre
nantes
napa
naperville
napier
naples
napoli
nashik
nashua
nashville
nassau
natal
natchez
nationwide
navan
navarra
navi mumbai
navotas
nb
nc
ncr
nd
ndola
ne
neb.
nebr.
nebraska
nederland
negros occidental
negros oriental
nellore
nelson
nelspruit
nenagh
nepal
nepean
netherlands
neuchâtel
neuquén
nev.
nevada
new bedford
new braunfels
new brunswick
new delhi
new england
new hampshire
new haven
new jersey
new london
new mexico
new orleans
new plymouth
new rochelle
new ross
new south wales
new westminster
new york
new york city
new york state
new zealand
newark
newbridge
newbury
newcastle
newcastle upon tyne
newfoundland
newfoundland and labrador
newport
newport beach
newport news
newry
newton
nfld
nfld.
nh
niagara falls
niagara-on-the-lake
niamey
nicaragua
nice
nicosia
niedersachsen
niederösterreich
niger
nigeria
nijmegen
ningbo
niterói
nizhny novgorod
niš
nj
nl
nm
noblesville
noida
noord-brabant
noord-holland
noosa
nordrhein-westfalen
norfolk
norge
normal
norman
normandie
normandy
norrköping
north america
north bay
north carolina
north dakota
north hollywood
north island
north korea
north lanarkshire
north las vegas
north macedonia
north rhine-westphalia
north west province
north york
north yorkshire
northampton
northamptonshire
northants
northern california
northern cape
northern ireland
northern territory
northland
northumberland
northwest territories
norwalk
norway
norwich
nottingham
nottinghamshire
notts
nouveau-brunswick
nouvelle-aquitaine
nova scotia
novi sad
novosibirsk
nrw
ns
nsukka
nsw
nt
nu
nueva ecija
nuevo león
nunavut
nuneaton
nur-sultan
nuremberg
nv
nwt
ny
nyc
nz
nîmes
nürnberg
o.
oahu
oak brook
oak park
oakland
oakville
oaxaca
oban
oberhausen
oberösterreich
ocala
occitanie
oceanside
odense
odesa
odessa
odisha
offaly
ogbomoso
ogden
ogun state
oh
ohio
ok
okinawa
okla.
oklahoma
oklahoma city
olathe
oldenburg
oldham
olomouc
olongapo
olsztyn
olympia
omagh
omaha
oman
omsk
on
on-site
onitsha
online
onsite
ont.
ontario
opole
oporto
or
oran
orange
oranjestad
ore.
oreg.
oregon
orem
orissa
orkney
orlando
orléans
osaka
osasco
oshawa
oshkosh
osijek
oslo
osnabrück
osogbo
ostrava
otago
ottawa
ottumwa
ouagadougou
oulu
overijssel
overland park
oviedo
owensboro
owerri
oxford
oxfordshire
oxnard
oxon
oyo state
p.e.i.
p.q.
p.r.
p.r. china
pa
pa.
paarl
paca
pacific northwest
padova
padua
paducah
paisley
pakistan
palermo
palestine
palm bay
palm springs
palma
palma de mallorca
palmdale
palmerston north
palo alto
pampanga
pamplona
panaji
panama
panama city
panamá
panchkula
pangasinan
pangyo
papua new guinea
paraguay
paramaribo
paraná
parañaque
paris
park city
parkersburg
parma
parramatta
pasadena
pasay
pasay city
pasig
pasig city
passaic
passau
paterson
patiala
patna
patras
pattaya
pau
pawtucket
pays de la loire
país vasco
pe
pearl harbor
pearland
pei
pembroke pines
pembrokeshire
penang
penn.
penna.
pennsylvania
penrith
pensacola
penticton
penzance
peoria
pereira
perm
pernambuco
perpignan
perth
perth and kinross
perthshire
peru
perugia
perú
pescara
peshawar
petaling jaya
petaluma
peterborough
petersburg
pforzheim
phila.
philadelphia
philippines
phnom penh
phoenix
phuket
pickering
piemonte
pietermaritzburg
pilipinas
pine bluff
pisa
pittsburgh
pittsfield
piura
plano
plattsburgh
pleasanton
plovdiv
plymouth
plzeň
png
pocatello
podgorica
poitiers
pokhara
poland
polokwane
polska
pomona
pompano beach
ponce
pondicherry
pontiac
pontypridd
poole
port augusta
port elizabeth
port harcourt
port hedland
port louis
port macquarie
port moresby
port of spain
port st. lucie
port-au-prince
portland
portlaoise
porto
porto alegre
porto-novo
portsmouth
portugal
potchefstroom
potsdam
poughkeepsie
powys
poznan
poznań
pr
prague
praha
prayagraj
prc
prescott
preston
pretoria
prince albert
prince edward island
prince george
prince rupert
princeton
pristina
provence
providence
provo
puducherry
puebla
puebla city
pueblo
puerto montt
puerto princesa
puerto rico
puglia
pullman
pune
punjab
punta del este
pyeongtaek
pécs
qatar
qc
qingdao
qld
qld.
quad cities
que.
quebec
quebec city
queens
queensland
queenstown
querétaro
quetta
quezon
quezon city
quilmes
quimper
quincy
quintana roo
quito
qué.
québec
r.i.
rabat
racine
raipur
rajasthan
rajkot
rajshahi
raleigh
ramallah
ramat gan
rancagua
ranchi
rancho cucamonga
randburg
rapid city
ras al khaimah
ravenna
rawalpindi
reading
recife
red deer
redding
redditch
redmond
redwood city
regensburg
reggio calabria
reggio emilia
regina
reims
remote
remote (us)
remote - us
renfrewshire
rennes
reno
renton
republic of ireland
republic of korea
república dominicana
research triangle park
reston
reutlingen
reykjavik
reykjavík
reynosa
rheinland-pfalz
rhode island
rhondda cynon taf
rhyl
ri
ribeirão preto
richardson
richmond
richmond hill
riga
rijeka
rimini
rimouski
rio de janeiro
rio grande do sul
rio rancho
rivers state
riverside
riyadh
rizal
roanoke
roc
rochdale
rochester
rock hill
rock island
rockford
rockhampton
rockingham
rockville
rogers
rohtak
roi
rok
rolla
roma
romania
rome
românia
rosario
roscommon
roseau
roseville
roskilde
ross-shire
rostock
rostov-on-don
roswell
rotherham
rotorua
rotterdam
rouen
round rock
rourkela
rouyn-noranda
rsa
rtp
rugby
russia
russian federation
rustenburg
rutland
rwanda
rzeszów
s. carolina
s. dak.
s. dakota
s. korea
s.a.
s.c.
s.d.
s.f.
s.korea
saarbrücken
saarland
sabah
sachsen
sachsen-anhalt
sacramento
saginaw
saguenay
saigon
saint john
saint louis
saint lucia
saint paul
saint petersburg
saint-denis
saint-étienne
saitama
salalah
salamanca
salem
salerno
salford
salina
salinas
salisbury
salop
salt lake city
salta
saltillo
salvador
salzburg
samara
samoa
samsun
san angelo
san antonio
san bernardino
san diego
san fernando
san francisco
san jose
san josé
san juan
san juan city
san leandro
san luis obispo
san luis potosí
san marcos
san marino
san mateo
san miguel de tucumán
san pedro sula
san rafael
san salvador
san sebastián
sanaa
sandton
sandusky
sandy
sandy springs
santa ana
santa barbara
santa catarina
santa clara
santa clarita
santa cruz
santa cruz de la sierra
santa cruz de tenerife
santa fe
santa maria
santa marta
santa monica
santa rosa
santa rosa laguna
santander
santiago
santiago de chile
santiago de compostela
santiago de los caballeros
santo andré
santo domingo
santos
sao paulo
sapporo
sarajevo
sarasota
saratoga springs
sarawak
sardegna
sardinia
sarnia
sask.
saskatchewan
saskatoon
sassari
saudi arabia
sault ste. marie
savannah
saxony
sc
scarborough
schaumburg
schenectady
schleswig-holstein
schweiz
schwerin
scotland
scottish borders
scottsdale
scranton
scunthorpe
sd
seattle
sedona
sekondi-takoradi
selangor
semarang
sendai
senegal
seongnam
seoul
sept-îles
serbia
setúbal
sevilla
seville
seychelles
sfax
shah alam
shanghai
shannon
sharjah
sharm el sheikh
sheboygan
sheffield
shenyang
shenzhen
shepparton
sherbrooke
sheridan
shetland
shillong
shimla
shiraz
shreveport
shrewsbury
shropshire
sialkot
sibiu
sichuan
sicilia
sicily
siem reap
siena
sierra leone
sierra vista
sikkim
silicon valley
siliguri
silver spring
simi valley
sindh
singapore
sintra
sioux city
sioux falls
sioux falls sd
sitka
sk
skokie
skopje
slc
slidell
sligo
slough
slovakia
slovenia
sofia
solapur
solihull
solingen
solomon islands
somalia
somaliland
somerset
somerville
sonora
sorocaba
sousse
south africa
south america
south australia
south bend
south carolina
south dakota
south glamorgan
south island
south korea
south lanarkshire
south san francisco
south shields
south sudan
south yorkshire
southampton
southend-on-sea
southern california
southfield
southland
southwark
soweto
sp
spain
spanish town
sparks
spartanburg
split
spokane
springdale
springfield
squamish
sri lanka
srinagar
st albans
st andrews
st helens
st louis
st paul
st. augustine
st. catharines
st. charles
st. cloud
st. gallen
st. george
st. george's
st. john's
st. joseph
st. kitts and nevis
st. louis
st. lucia
st. paul
st. petersburg
st. pölten
st. vincent
stafford
staffordshire
staffs
stamford
starkville
state college
staten island
statesboro
stavanger
steamboat springs
steiermark
stellenbosch
sterling heights
stevenage
stillwater
stirling
stirlingshire
stockholm
stockport
stockton
stoke-on-trent
stornoway
strasbourg
stratford-upon-avon
stuttgart
styria
subang jaya
subic
sucre
sudan
sudbury
suffolk
sugar land
suisse
sunderland
sunnyvale
sunshine coast
sunyani
suomi
surabaya
surat
suriname
surprise
surrey
sussex
sutherland
suva
suwon
suzhou
sverige
svizzera
swakopmund
swansea
swaziland
sweden
swindon
switzerland
swords
sydney
sylhet
syracuse
syria
szczecin
szeged
são bernardo do campo
são josé dos campos
são luís
são paulo
sénégal
tabriz
tacloban
tacoma
tagbilaran
taguig
taguig city
taichung
tainan
taipei
taiwan
tajikistan
takoradi
tallaght
tallahassee
tallinn
tamale
tamil nadu
tampa
tampere
tampico
tamworth
tanger
tangerang
tangier
tanta
tanzania
taos
taranaki
tarlac
tarlac city
tarragona
tartu
tas
tas.
tashkent
tasmania
tassie
taunton
taupo
tauranga
tbilisi
teesside
tegucigalpa
tehran
tel aviv
telangana
telecommute
telework
telford
tema
tempe
temple
temuco
tenerife
tenn.
tennessee
teresina
terrace
terre haute
tex.
texarkana
texas
thailand
thane
the bahamas
the bronx
the gambia
the hague
the netherlands
the philippines
the woodlands
thessaloniki
thika
thimphu
thiruvananthapuram
thiès
thornton
thousand oaks
thrissur
thunder bay
thuringia
thurles
thüringen
tianjin
ticino
tijuana
tilburg
timaru
timișoara
timmins
timor-leste
tipperary
tirana
tirol
tiruchirappalli
tirupati
tirupur
tn
togo
tokyo
toledo
toluca
toms river
tomsk
tonga
toowoomba
topeka
torfaen
torino
toronto
torquay
torrance
torreón
toruń
toscana
toulon
toulouse
tours
tower hamlets
townsville
towson
trabzon
tralee
traralgon
traverse city
trento
trenton
trichy
trier
trieste
trinidad
trinidad & tobago
trinidad and tobago
tripoli
tripura
trivandrum
trois-rivières
tromsø
trondheim
troy
trujillo
truro
tshwane
tuam
tucson
tucumán
tuguegarao
tullamore
tulsa
tunbridge wells
tunis
tunisia
tunisie
tupelo
turin
turkey
turkmenistan
turku
tuscaloosa
tuscany
twin falls
tx
tyler
tyne & wear
tyne and wear
tyneside
tyrol
tyrone
tysons
tübingen
türkiye
tāmaki makaurau
u.a.e.
u.k.
u.p.
u.s.
u.s. virgin islands
u.s.a.
uae
uberlândia
udaipur
udine
ufa
uganda
uk
ukraine
ulaanbaatar
ulm
ulsan
ulster
umbria
umeå
united arab emirates
united kingdom
united states
united states of america
uppsala
upstate new york
urbana
uruguay
us
usa
usvi
ut
ut.
utah
utica
utrecht
uttar pradesh
uttarakhand
uyo
uzbekistan
va
va.
vadodara
vaduz
vail
val-d'or
valdosta
vale of glamorgan
valence
valencia
valenzuela
valladolid
valle del cauca
vallejo
valletta
valparaíso
vancouver
vannes
vantaa
vanuatu
varanasi
varna
vaughan
vellore
veneto
venezia
venezuela
venice
venlo
ventura
veracruz
vereeniging
vermont
vernon
vero beach
verona
versailles
vi
vic
vic.
vicenza
vicksburg
victoria
victorville
vienna
vientiane
viet nam
vietnam
vigo
vijayawada
villach
ville de québec
villeurbanne
vilnius
vineland
virginia
virginia beach
visakhapatnam
visalia
visayas
viseu
vitoria
vitoria-gasteiz
vitória
vizag
viña del mar
vlaanderen
vladivostok
volgograd
vorarlberg
voronezh
vt
vt.
västerås
w. va.
w.a.
w.va.
wa
waco
wagga wagga
waikato
waikiki
wakefield
wales
walla walla
wallonia
wallonie
walnut creek
walsall
waltham
walvis bay
wandsworth
warangal
warner robins
warren
warri
warrington
warrnambool
warsaw
warszawa
warwick
warwickshire
wash.
washington
washington d.c.
washington dc
washington state
washington, d.c.
wasilla
waterbury
waterford
waterloo
watford
waukegan
waukesha
wausau
weimar
welkom
wellington
wels
wenatchee
west bank
west bengal
west coast
west hollywood
west java
west lafayette
west lothian
west midlands
west palm beach
west sussex
west valley city
west virginia
west yorkshire
western australia
western cape
western isles
westmeath
westminster
westport
wexford
wfh
whanganui
whangarei
wheeling
whistler
whitby
white plains
whitehorse
whyalla
wi
wichita
wichita falls
wicklow
wien
wiesbaden
wigan
wilkes-barre
willemstad
williamsburg
williston
wilmington
wilts
wiltshire
winchester
windhoek
windsor
winnipeg
winston-salem
winter park
winterthur
wis.
wisc.
wisconsin
wodonga
woking
wolfsburg
wollongong
wolverhampton
worcester
worcestershire
worcs
work from home
worldwide
worthing
wrexham
wroclaw
wrocław
wuhan
wuppertal
wv
wy
wyo.
wyoming
würzburg
xi'an
xiamen
xian
yakima
yamoussoukro
yangon
yaoundé
yekaterinburg
yellowknife
yemen
yeovil
yerevan
yogyakarta
yokohama
yonkers
york
yorks
yorkshire
youngstown
ypsilanti
yt
yucatán
yukon
yuma
zagreb
zambia
zamboanga
zamboanga city
zanesville
zanzibar
zapopan
zaporizhzhia
zaragoza
zaria
zeeland
zhejiang
zhengzhou
zimbabwe
zomba
zug
zuid-holland
zurich
zwolle
zürich
éire
évora
île-de-france
örebro
österreich
łódź
αθήνα
київ
москва
россия
санкт-петербург
україна
上海
中国
北京
台北
大阪
广州
日本
東京
深圳
서울
한국
`;
