// Licences, certificates and the letters people write behind their names.
// One entry a line, sorted.
export const credentialWords = `
100 ton master
120 hour tefl
16th edition
17th edition
18th edition
18th edition wiring regulations
2357
2365
2366
2382
2391
2394
2395
24 hour hazwoper
2g
309a
310s
310t
3g
3g/4g
3rd class power engineer
40 hour hazwoper
40-hour hazwoper
442a
4g
4th class power engineer
5g
6g
6g certified
6gr
8 hour hazwoper
8 hour security
a grade electrical
a grade licence
a&p
a&p license
a+
a+ certified
a-csm
a.t.p.
a1 assessor
a61
aalas
aams
aat
aat level 2
aat level 3
aat level 4
ab ticket
abr
abrsm
abrsm grade 8
aca
acams
acas
acc icf
acca
acca affiliate
acca part qualified
acdc chemical
ace certified
acf
aci
acii
acls
acma
acmt
acnp
acrp
acs gas
acsm
acsp
acsw
act 33
act 33/34
act 34
active secret
active secret clearance
adas
adjuster license
admitted to the bar
adobe certified
adobe certified expert
adr
adr certified
adr licence
aed
aemt
aerial lift
aerial lift certified
aerial work platform
aet
afbps
afhea
agile pm
agilepm
agnp
agpcnp
aha certified
ahpra
ahpra registration
ai-102
ai-900
aia
aiare 1
aic
aic-m
aicp
ains
ainst
air brake endorsement
air brake ticket
air brakes
airbrakes
airframe and powerplant
alat
alcohol awareness card
alcohol server
alcohol server permit
all lines adjuster
alltrucks
als
am2
amfi
apa
apco
aphr
api 1169
api 510
api 570
api 653
apics
aplh
apm pfq
apm pmq
apple certified
appointed person
apprenticeship certificate
apr
aprn
apss
arb
arb registered
ardms
arla
armed guard
armed guard license
arrt
asbestos awareness
asbestos certified
asbestos licence
asbestos supervisor
ascp
ase
ase a1
ase certified
ase master
ase master technician
ase refrigerant
ase t4
ashi
ashrae
asid
asla
asme ix
asme section ix
asnt
asnt level 2
asnt level ii
asp
asq
asse 5110
asse 6010
assessor award
assoc cipd
assocrics
ata
atc
atcl
atd
atls
atp
atpl
att
atv ticket
au.d.
austswim
autocad certified
avalanche safety
avid certified
award in education and training
aws
aws certified
aws certified cloud practitioner
aws certified developer
aws certified devops engineer
aws certified solutions architect
aws certified sysops administrator
aws cloud practitioner
aws d1.1
aws saa
aws solutions architect
aws sysops
az fingerprint clearance card
az licence
az license
az-104
az-204
az-303
az-305
az-400
az-500
az-900
azure certified
azure fundamentals
b+e
b.l.s.
b1 counterbalance
babtac
backflow
backflow certified
backflow prevention
backflow tester
bacp
bar admission
bar admitted
bar council
bar exam
barber licence
barber license
barista certified
baseline clearance
basi level 1
basi level 2
basic food hygiene
basic rigging
basic safety training
basic scaffolding
basset
basset certified
baton permit
bbp certified
bc faller
bcaba
bcba
bclad
bcps
bcs foundation
bcu
bcu level 2
bfm
bgas
bhv
bhv certificaat
bicsi
big geregistreerd
big-registratie
bikeability
biosafety level 2
black belt
blasters license
blasting license
blasting ticket
bloodborne pathogens
bls
bls certified
bls provider
bls-c
bls/cpr
blue card
board certified
board eligible
board passer
board-certified
boiler license
boiler operator license
boma
bookkeeper certified
boom lift certified
bosiet
bpi certified
bps
bpss
brc
breeam assessor
broker license
bronze cross
bronze duke of edinburgh
bronze medallion
bs 4872
bsis
bsl-2
bsl-3
bsn
c class
c class licence
c of q
c.eng
c.p.a.
c1
c1e
c6 crane licence
ca anz
ca final
ca foundation
ca inter
ca intermediate
cabin crew attestation
caces
caces 1
caces 3
caces 5
caces r489
cadc
cae
caia
california bar
cambridge advanced
cambridge first certificate
cams
cannulation
capm
car seat technician
care certificate
career service eligibility
career service professional
carnet b
carnet c
carnet de carretillero
carnet de conducir b
carné de manipulador
carné de manipulador de alimentos
carta de condução b
carte professionnelle
casac
casi
casino license
casp+
cat a
cat c
cat c+e
cat ce
cat d
category b
category b licence
category c
category c+e
category d
caterer certified
cava
cbap
cbca
cbcs
cbe
cbiol
cbip
cbspd
cca-v
ccba
ccc-a
ccc-slp
ccda
ccdo
ccdp
ccent
cchem
ccie
ccim
ccma
ccn1
ccna
ccna security
ccnp
ccnsg
ccnsg safety passport
cco
ccp
ccp-v
ccra
ccrc
ccrn
ccrp
ccs
ccs-p
ccsp
cct
ccte
ccti
cctv licence
ccw
cd(dona)
cda
cda credential
cdces
cde
cdl
cdl a
cdl b
cdl class a
cdl class b
cdl permit
cdl-a
cdl-b
cdm
cdm cfpp
cdmp
cdpse
cdr
cds
cebs
cec
ceh
cehrs
celta
cem
cemap
cen
ceng
cenv
cepc
cera
cert cii
cert iv tae
certificate iv in training and assessment
certificate of competency
certificate of qualification
certified applicator
certified arborist
certified arborist municipal
certified bookkeeper
certified cicerone
certified coach
certified electrician
certified financial planner
certified food manager
certified food protection manager
certified forklift operator
certified fraud examiner
certified information systems security professional
certified internal auditor
certified interpreter
certified legal interpreter
certified medical assistant
certified medication aide
certified medication technician
certified nursing assistant
certified paralegal
certified pharmacy technician
certified phlebotomist
certified pool operator
certified public accountant
certified safe
certified scrum master
certified scrum product owner
certified scrummaster
certified signing agent
certified sommelier
certified teacher
certified tester
certified trainer
certified translator
certified welder
certified welding inspector
ceso
cf-l1
cf-slp
cfa
cfa charterholder
cfa level i
cfa level ii
cfa level iii
cfe
cfi
cfi/cfii/mei
cfii
cfot
cfp
cfpm
cfp®
cfre
cga
cgeit
cgeol
cgma
cha
chaa
chae
chain of responsibility
chainsaw
chainsaw certificate
chainsaw cs30
chainsaw ticket
chartered accountant
chartered engineer
chartered engineer status
chartered physiotherapist
chartered surveyor
chemcert
chemical handling
cherry picker licence
chfc
chfi
chia
child abuse clearance
child development associate
children first
chl
chpn
chre
chrl
chrp
chs
chst
cia
cibse
cibtac
cic
cicerone
cidesco
cih
cii
cilex
cilt
cim
cim diploma
cim level 4
cima
ciob
ciol
cip level 1
cipd
cipd level 3
cipd level 5
cipd level 7
cipfa
cipm
cipp/e
cipp/us
cips
cipt
cisa
cisco certified
cism
cisr
cisrs
cisrs advanced
cisrs card
cisrs part 1
cisrs part 2
cissp
cissp-issap
citb
citb health and safety
citi certified
citi training
citp
citrix certified
civil service eligible
ciwem
cjis
cka
ckad
cks
clad
clait
class 1
class 1 coc
class 1 licence
class 1 medical
class 1 with air brakes
class 5
class 5 driver's license
class a cdl
class a water
class b cdl
class b wastewater
class c cdl
class f
class g
class i medical
clc
cle
clean driving licence
clean driving record
clean licence
clean mvr
clep
close protection licence
cloudera certified
clp
cltd
clu
cma
cma (us)
cma inter
cmaa
cmgr
cmhs
cmi level 3
cmi level 5
cmiosh
cmm
cmmc
cmp
cmrt
cms
cmsrn
cmt
cn licence
cna
cna license
cnh
cnh ab
cnh b
cnh d
cnm
cnor
cns
coaching level 1
coal board medical
cobit
coc
code 08
code 14
code 8
code 95
code eb
code ec1
coded welder
comlex
commercial pesticide applicator
commissioned notary
commissioner of oaths
compact license
comptia
comptia a+
comptia casp+
comptia cloud+
comptia cysa+
comptia data+
comptia itf+
comptia linux+
comptia network+
comptia pentest+
comptia project+
comptia security+
comptia server+
concealed carry
concussion training
confined space
confined space entry
confined spaces
construction induction
construction white card
contractor license
coren
cosmetologist license
cosmetology license
coss
cota/l
counterbalance
counterbalance licence
counterbalance truck
court interpreter
court of master sommeliers
covid vaccinated
cp (nala)
cpa
cpa australia
cpa candidate
cpa ireland
cpc
cpc-a
cpccwhs1001
cpcs
cpcs a02
cpcs a09
cpcs a17
cpcs a40
cpcs a58
cpcs a59
cpcs blue card
cpcs card
cpcu
cpen
cpeng
cphims
cphq
cphr
cpht
cphys
cpi certified
cpi training
cpim
cpirc
cpl
cplp
cpm
cpn
cpp
cppb
cppo
cpr
cpr and first aid
cpr certified
cpr/aed
cpr/first aid
cprp
cprs
cpsm
cpsst
cpst
cpsychol
cpt
cpt (ascp)
cptd
cqa
cqc
cqe
cqp aps
cqt
crane operator license
crane ticket
crb
crb checked
crc
crcm
crcr
crcst
cre
crea
crest
criminal record check
crisc
crisis prevention
crisis prevention intervention
crm
crna
cro
cross connection
crossfit l1
crossfit level 1
crpc
crs
crsp
crt
cs executive
cs30
cs31
cs38
cs39
csac
csci
cscm
cscp
cscs
cscs (nsca)
cscs black card
cscs blue card
cscs card
cscs gold card
cscs green card
cscs skilled worker
csep
csia
csl
csm
csp
cspi
cspo
csqa
css regional orientation
cssbb
cssgb
cst
cstat
cste
csts
csts 2020
csts-09
cswa
cswip
cswip 3.1
cswp
cta
ctc
ctc clearance
ctet
ctet qualified
ctfl
ctl
ctlls
ctm
ctp
ctra
ctrs
ctts
cvaa
cvp
cvrt
cvt
cwb
cwb all position
cwb certified
cwe
cwi
cwocn
cyber essentials
cysa+
c|eh
d.o.
d1.1
d1.5
d32
d33
dalf c1
dalf c2
dangerous goods
databricks certified
dbs
dbs check
dbs checked
dbs update service
dc
dcpc
dds
dea license
dea registration
deep learning specialization
dele b2
dele c1
delf b1
delf b2
delta
dementia care certified
dementia friend
dentist license
developed vetting
dg licence
dgr
digi card
digi tacho card
digital tachograph card
dip cii
dipabrsm
dipfa
disc certified
discharge book
disclosure scotland
dmd
dmi
dnp
docker certified
dogging
dogging ticket
door supervisor licence
dosimetry
dot hazmat
dot medical
dot medical card
dot physical
doubles and triples
doubles triples
doubles/triples
doula certified
dp-100
dp-203
dp-300
dp-900
dpm
dpsi
dpt license
dqc
driver cpc
driver licence
driver license
driver's licence
driver's license
drivers licence
drivers license
driving licence
driving license
drone licence
dsh
dsst
dtlls
duke of edinburgh
duke of edinburgh's award
duolingo english test
duty manager certificate
duty manager's certificate
dv clearance
dv cleared
dvm
dynamics certified
dz
dz licence
e-ryt
e.i.t.
eagle scout
easa b1
easa b1.1
easa b2
easa part 66
ecba
ecdl
ecfmg
ecitb
ecs
ecs card
ecs gold card
edd
efaw
eit
electrical contractor license
electrical licence
elevated work platform
emc certified
emd
emd certified
emergency first aid
emergency first aid at work
ems
emt
emt-b
emt-i
emt-p
en 287
en iso 9606
enform
eng 1
eng1
engtech
enhanced crb
enhanced dbs
enhanced dbs check
enhanced reliability
enpc
enrolled agent
enter confined space
epa 608
epa 608 universal
epa 609
epa rrp
epa section 608
epa type ii
epa universal
esl endorsement
esol endorsement
esq
esq.
esthetician license
eur ing
euskills
euskills passport
eusr
ewp
ewp over 11m
ewp ticket
excel expert
excpt
exposed weapon permit
f gas
f-gas
f5 certified
fa level 1
faa a&p
faa medical
faa part 107
faa part 107 remote pilot
faap
facc
facebook blueprint
facog
facp
facs
fall arrest
fall protection
faller certification
faller certified
fast card
fatigue management
faw
faw 3 day
fba
fbcs
fca
fcas
fcca
fce
fcicm
fcilex
fcilt
fcipd
fcips
fclip
fcmi
fco
fcps
fe exam
fema certified
ff1
ff2
fgas
fgs
fhea
fiaa
fiber certified
fice
fid card
fieaust
fiei
fiet
fifth class
fimeche
fimo
fingerprint clearance
fingerprint clearance card
finra
finra series 7
fire extinguisher
fire marshal
fire marshall
fire officer i
fire safety
fire warden
firearms certificate
firearms licence
firearms license
firefighter 1
firefighter 2
firefighter i
firefighter ii
first aid
first aid at work
first aider
first certificate in english
first class medical
fit test
flt
flt counterbalance
flt licence
fma
fmva
fnp
fnp-bc
fnp-c
foa
foet
food allergy training
food handler
food handler card
food handler certificate
food handler certified
food handler permit
food handler's card
food handler's permit
food handlers
food handlers card
food handlers certificate
food handlers permit
food hygiene
food hygiene certificate
food manager
food protection certificate
food safe
food safety
food safety level 1
food safety level 2
food safety level 3
food safety supervisor
foodsafe
foodsafe level 1
foodsafe level 2
forest school leader
forklift
forklift certification
forklift certified
forklift licence
forklift license
forklift operator certification
forklift ticket
fortinet certified
fpc
frca
frcp
frcpath
frcr
frcs
frhists
frics
frm
frozen atpl
frs
frs fellow
frsa
frsc
frsm
frss
fsa
fsb registered
fssc 22000
full clean driving licence
full clean licence
full driving licence
full g
full uk driving licence
führerschein
führerschein b
führerschein klasse b
g license
g1
g1 gas
g2
g2 gas
g2 licence
g3 unvented
gaisce
gaming licence
gaming license
garda clearance
garda vetted
garda vetting
gas safe
gas safe registered
gas test atmospheres
gate qualified
gcfa
gcia
gcih
gcp
gcp associate cloud engineer
gcp certified
gcp professional cloud architect
gd level ii
gd2
gdc registered
gdc registration
general construction induction
general contractor license
generic induction
giac
gicsp
gifted endorsement
gisp
glp
gmc
gmc registered
gmc registration
gmdss
gmp
gna
goethe-zertifikat
goethe-zertifikat c1
gold award
gold duke of edinburgh
google ads certified
google adwords certified
google analytics certified
google analytics individual qualification
google certified
google certified educator
google cloud certified
google cloud professional
google data analytics certificate
google it support professional
google project management certificate
google ux design certificate
gpc
gpen
gphc
gphr
grade 3 water operator
grade 5 theory
grade 8 piano
grade ii wastewater
gradiosh
green belt
green card cscs
gri
ground disturbance
ground disturbance level 2
gsec
gtcs
gtcs registered
guard card
gvc
gwo
gwo basic safety
gwo bst
gwo working at heights
h endorsement
h2s
h2s alive
h2s awareness
h2s bosiet
habilitation électrique
haccp
haccp certified
haccp level 2
haccp level 3
haccp trained
hackney
hadoop certified
hashicorp certified
hazardous materials
hazardous waste
hazmat
hazmat & tanker
hazmat certified
hazmat endorsement
hazmat operations
hazmat technician
hazwoper
hc licence
hcpc
hcpc practitioner psychologist
hcpc registered
hcpc registration
heads up concussion
heartsaver
heavy combination
heavy rigid
heftruckcertificaat
hepatitis b vaccinated
hers rater
hetas
hgv
hgv 1
hgv 2
hgv class 1
hgv class 2
hgv licence
hha
hiab
hiab ticket
hic license
hipaa
hipaa certified
hipaa training
hltaid009
hltaid011
hmv
hmv licence
hoist license
home inspector license
hootsuite certified
hr licence
hr ticket
hr truck licence
hsk 4
hsk 5
hsk 6
htet
hubspot certified
hubspot inbound
huet
hypnotherapist certified
i-car
i-car platinum
iacuc training
iadc
iata
iata certified
iata dgr
ibclc
icaew
icai
icao level 6
icas
icc building inspector
icc certified
iccp
icdl
icf
ich-gcp
ics 100
ics 200
ics 300
ics 700
ics-100
ics-200
icwai
idm
ielts
ielts academic
iema
ieng
ifa
ifsac
iicrc
ilm
ilm level 2
ilm level 3
ilm level 5
ils
imi
inbound marketing certified
infection control
infection prevention
inspection authorization
instrument rating
insurance license
interprovincial
interprovincial red seal
iosh
iosh managing safely
iosh working safely
ipaf
ipaf 1b
ipaf 3a
ipaf 3a 3b
ipaf 3a/3b
ipaf 3b
ipma
iqa
irata
irata level 1
irata level 2
irata level 3
irca
irdai
irmer
is-100
is-200
is-700
is-800
isa arborist
isa certified arborist
iseb
iso 14001
iso 27001 lead auditor
iso 45001
iso 9001
iso 9001 lead auditor
iso 9606
issa
istqb
istqb ctfl
istqb foundation
itil
itil 4
itil foundation
itil v3
itil v4
itls
itssar
iv certification
iv certified
iv therapy
ivp fingerprint card
iwa
iwcf
iwcf level 2
iwcf level 4
j.d.
j.p.
java certified
jd
jib
jib approved
jib gold card
jlpt n1
jlpt n2
jlpt n3
jncia
jncip
journeyman card
journeyman certificate
journeyman electrician license
journeyman license
jp
juniper certified
k.c.
kanban certified
kbe
kc
kcna
klasse b
klasse c
klasse ce
l clearance
l.p.n.
ladc
lamda
lantra
laser safety officer
lash certified
latg
lbsw
lcdc
lcpc
lcq
lcsw
ldn
lead auditor
lead rrp
lead safe
lead-safe certified
lean certified
lean six sigma
leave no trace
leed
leed ap
leed ap bd+c
leed green associate
les mills certified
level 1 fingerprint clearance
level 2 background check
level 2 food hygiene
level 2 food safety
level 2 gym instructor
level 3 award in education and training
level 3 food hygiene
level 3 food safety
level 3 personal trainer
level a psychometrics
level ii security
level iii
lf
lf licence
lfcs
lgv
lgv c
lgv c+e
licensed barber
licensed clinical social worker
licensed contractor
licensed cosmetologist
licensed customs broker
licensed driver
licensed electrician
licensed esthetician
licensed insurance agent
licensed massage therapist
licensed master plumber
licensed plumber
licensed practical nurse
licensed professional counselor
licensed professional teacher
licensed realtor
licensed teacher
licensed vocational nurse
licsw
life & health license
life and health license
life insurance license
lifeguard certified
linux+
liquor license
live scan
livescan
llop
lmft
lmhc
lmsw
lmt
lmv
lmv licence
lo licence
lock out tag out
lockout/tagout
lookout rail
loto
low pressure boiler
lpc
lpc-intern
lpcc
lpi
lpic-1
lpic-2
lpn
lpn license
lr licence
lrsm
lsit
lssbb
lssgb
lsw
ltc
ltcl
lvn
lvt
m.d.
maaa
maat
magento certified
mai
managing safely
mandated reporter
mandated reporter training
mandt
manicurist license
manipulador de alimentos
manual handling
manual handling certificate
marketo certified
mass management
massage license
massage therapy license
mast 12
mast permit
master electrician license
master nlp practitioner
master plumber license
mb-910
mba
mbacp
mbcs
mbe
mbti certified
mbti step i
mc licence
mcad
mcb
mcc
mciat
mcibse
mcicm
mcilt
mciob
mcip
mcipd
mcipr
mcips
mcitp
mciwem
mclip
mcmi
mcp
mcsa
mcsd
mcse
mct
mcts
md
md-100
med gas
med tech certified
medical card
medical examiner's certificate
medical gas
medical gas certified
medical license
medication administration
medication aide
medium rigid
mei
member of the bar
mental health first aid
mental health first aider
merchant mariner credential
meta blueprint
mewp
micheme
microblading certified
microsoft certified
microsoft certified professional
microsoft certified: azure
microsoft office specialist
micrs
mieaust
miei
miema
mies
miet
mimeche
minstp
mirm
mistructe
miti
mitl
ml award
mls (ascp)
mlt (ascp)
moffett
mold remediation
mongodb certified
mos
mos certified
mot tester
mot tester licence
motorcycle licence
mountain leader
moving and handling
mph
mpje
mprca
mr licence
mrcgp
mrcog
mrcp
mrcpch
mrcpsych
mrcs
mrcvs
mrics
mrsb
mrsc
mrtpi
ms-500
ms-900
msha
msha certified
msha part 46
msha part 48
msn
msp practitioner
mt (ascp)
mta
mulesoft certified
multi combination
multi-engine rating
multi-state license
multiple subject credential
multistate license
mvr
n endorsement
naati
nace
nace cip
nail technician license
nala
naloxone trained
napit
naplex
narcan training
nasm
nasm-cpt
nate
nate certified
national board certified
national lifeguard
national police check
nbcc
nbct
nbi clearance
ncarb
ncc
nccco
nccco crane operator
nccco signal person
nccer
nccer core
nccp
nccp level 1
ncic certified
ncidq
nclex
nclex-pn
nclex-rn
ncma
ncso
ndis worker orientation
ndis worker screening
ndis worker screening check
ndt level 2
ndt level ii
nebosh
nebosh construction
nebosh diploma
nebosh general certificate
nebosh igc
nebosh ngc
nesa accredited
net qualified
netapp certified
netsuite certified
network+
new york bar
nfpa 1001
nfpa 1072
nha
nic
niceic
nicet
nicet level ii
nims
nims 100
nims 700
nims certified
nism
nle passer
nlp practitioner
nls
nmbi
nmbi registered
nmc pin
nmc registered
nmc registration
nmls
nmls license
nonviolent crisis intervention
notary
notary public
np
np-c
npl
nplq
nplq lifeguard
npors
npors card
npqc
nptc
nr-10
nr-35
nr10
nr35
nremt
nrp
nrswa
nrswa operative
nrswa supervisor
nsca-cscs
nse 4
nse4
nursing council registration
nursing license
nv1
nv1 clearance
nv2
nvidia dli
nvq assessor
nvq beauty
nvq electrical
nyc food protection
nys security guard license
o.d.
oaa
oab
obe
oc spray
oca
occupational first aid
ocjp
ocn
ocp
ocpjp
od
oet
ofa level 3
offshore medical
ofm
ofsted registered
oftec
oguk medical
ohst
oil sands safety
olcc
olcc permit
oow
opito
oracle certified
oracle certified associate
oracle certified professional
osce
oscp
osha
osha 10
osha 10 certified
osha 10 hour
osha 10-hour
osha 30
osha 30 certified
osha 30 hour
osha 30-hour
osha 40
osha 500
osha 510
osha card
osha certified
osha forklift
osha-10
osha-30
osso
oswe
ot/l
otr/l
oupv
p endorsement
p plates
p&c license
p.e.
p.eng
p.eng.
p.geo
p.geo.
p.o.s.t.
p.p.l.
pa1
pa1 pa6
pa1/pa6
pa6
pace paralegal
padi
padi divemaster
padi instructor
padi open water
paediatric first aid
pal card
pals
paramedic license
part 107
part p
part-66
pasma
passenger endorsement
patente a
patente b
patente c
patente cqc
patentino
patentino muletto
patient handling
payroll certified
pbt
pcc icf
pccn
pcm
pcn level 2
pcnsa
pcnse
pcp
pcqi
pcv
pcv licence
pdp
pe
peace officer license
pec safeland
pec safeland usa
pediatric first aid
peer support certified
pega certified
peng
pentest+
permis a
permis b
permis c
permis ce
permis poids lourd
permit to work
personal alcohol licence
personal licence
personal licence holder
personal track safety
personal trainer certified
pesticide applicator
pesticide applicator license
pesticide license
pfmp
pg
pga
pga member
pgce
pgmp
ph.d.
pharmd license
phd
phecc
phlebotomy certified
phr
phri
phtls
phv licence
pl-100
pl-200
pl-300
pl-900
pla
plab
platform developer i
pls
plumbing license
pmhnp
pmhnp-bc
pmi
pmi-acp
pmi-pba
pmi-rmp
pmi-sp
pmp
pmp®
police check
police clearance
police vetted
police vetting
pool plant operator
post certification
post certified
power bi certified
power engineer
powered industrial truck
ppl
ppt
prawo jazdy kat. b
praxis
praxis ii
prc board
prc license
prc licensed
prdp
president's award
prevent training
prince2
prince2 foundation
prince2 practitioner
private hire licence
private pesticide applicator
prm
pro board
pro serve
professional driving permit
professional engineer
project+
property & casualty license
property and casualty
property and casualty license
proserve
provide first aid
psa licence
psa licensed
psc1
pse1
psia
psia level 1
psira
psira grade b
psira grade c
psm
psm i
psm ii
psm1
pspo
pspo i
psscrb
pst
psts
psv
pta
ptcb
pte academic
ptin
ptl
ptlls
pts
pts ac
public trust
public trust clearance
pvg
pvg member
pvg scheme
q clearance
q.c.
qac
qal
qc
qfa
qidp
qmap
qmhp
qtls
qts
quad bike ticket
qualified rigger
qualified signal person
qualified teacher status
queen's scout
quickbooks certified
quickbooks proadvisor
r.n.
r.t.(r)
rac
racs
radiation safety
radiation worker
radiology certified
raic
rail industry worker
rb licence
rbs
rbs certified
rbt
rcdd
rcg
rcra
rcra certified
rd
rdcs
rdh
rdms
rdn
reach licence
reach truck
reach truck licence
reading endorsement
real estate broker license
real estate licence
real estate license
realtor
reci
red cross certified
red cross lifeguard
red hat certified
red seal
red seal endorsement
refrigerant license
registered architect
registered behavior technician
registered dietitian
registered nurse license
registered pharmacist
registered teacher
reiki master
reliability status
remote first aid
remote pilot
repairman certificate
repl
reps level 2
reps level 3
resnet
responsible beverage service
responsible service of alcohol
responsible service of gambling
restricted electrical licence
revit certified
rf awareness
rgi
rgii
rgn
rhce
rhcsa
rhia
rhit
riba
riba part i
riba part ii
riba part iii
rigger level 1
rigger level 2
riggers ticket
rigging basic
rigging ticket
riiwhs202e
riiwhs204e
rijbewijs
rijbewijs b
rijbewijs c
riw card
rla
rls
rma
rmn
rn
rn license
rn-bc
rnc
rnc-ob
roll of solicitors
rope rescue
rotorcraft rating
rp
rpal
rpeq
rph
rpn
rpp
rpsgt
rrp certified
rrt
rrt-nps
rsa
rsa certificate
rsa/rcg
rscn
rsg
rso
rt(r)
rt(r)(ct)
rtitb
rvt
rvt license
rya
rya day skipper
rya powerboat level 2
ryt
ryt 200
ryt-200
ryt-500
s endorsement
s-130
s-130/190
s-190
s-212
s.t.a.b.l.e.
s11
safe 5
safe agilist
safe electric
safe environment certified
safe handling
safe pass
safe sanctuaries
safe-pass
safeguarding
safeguarding adults
safeguarding children
safeguarding level 2
safeguarding level 3
safegulf
safeland
safepass
safesport
safety inspection license
salesforce administrator
salesforce certified
salesforce certified administrator
salesperson license
sap certified
sas certified
sb licence
sc clearance
sc cleared
sc-200
sc-300
sc-900
sca barista
scaffold ticket
scaffolding ticket
school bus endorsement
scissor lift
scjp
scphn
scrum alliance
seaman's book
sec+
second class medical
secret clearance
secret level ii
security clearance
security guard licence
security guard license
security licence
security license
security+
semrush certified
senior first aid
sentinel card
sep do 1 kv
series 24
series 3
series 57
series 6
series 63
series 65
series 66
series 7
series 9
server+
servicenow certified
servicenow csa
serving it right
servsafe
servsafe alcohol
servsafe allergens
servsafe certified
servsafe food handler
servsafe food protection manager
servsafe manager
sfhea
shotgun certificate
shrm-cp
shrm-scp
sia
sia badge
sia cctv
sia door supervisor
sia licence
signaller ticket
silica awareness
single pitch award
single subject credential
site safe
site safe passport
site safety training
six pack license
six sigma
six sigma black belt
six sigma green belt
six sigma yellow belt
skill card
slet
slinger signaller
slinger/signaller
smart serve
smart serve ontario
smog license
smsts
smsts 5 day
snowpro
snowpro core
snt-tc-1a
social work england
socra
solicitor of the senior courts
solidworks certified
sphr
splunk certified
sprat
sprat level 1
spraying certificate
spsv
sqf practitioner
sscp
ssi diver
ssiap
ssiap 1
sspc
sssts
sst
sst card
standard 11
standard first aid
standard first aid and cpr
staplerschein
state bar
state inspection license
state medical license
stationary engineer license
stcw
stcw 2010
stcw 95
stcw basic safety
steel fixing
stna
stop the bleed
street works
streetworks
stsc
swiftwater rescue
swim teacher certificate
t endorsement
t-bosiet
t.w.i.c.
tabc
tabc certified
tableau certified
tableau desktop specialist
tacho card
tachograph card
tae40110
tae40116
tanker endorsement
taqa
taser certified
tattoo license
taxi licence
tb test
tcole
tcrn
tdg
tdgs
teacher registration
teaching certificate
teaching council
teaching council number
teaching council registered
teaching credential
teaching license
techiosh
tefl
telc b2
telehandler
telehandler ticket
tensorflow developer certificate
terraform associate
tesol
testdaf
the care certificate
tips alcohol
tips certification
tips certified
tncc
toefl
toefl ibt
toeic
togaf
togaf 9
top secret
top secret clearance
tower climbing certified
tractor ticket
trade cert
trade certificate
trade papers
trade qualified
trailhead ranger
train the trainer
train-the-trainer
transportation of dangerous goods
trinity certtesol
trinity grade 5
ts/sci
ts/sci clearance
ts/sci with polygraph
twic
twic card
type rating
typing 60 wpm
typing certificate
uefa a
uefa b
uefa b licence
uefa c licence
ugc net
ugc-net
uipath certified
uk driving licence
ukcp
unarmed guard card
unity certified
universal epa
unreal certified
unvented
usa swimming
uscg 100 ton
uscg license
usmle
usmle step 1
usmle step 2
usmle step 3
uspta
usssa
usta
vca
vca basis
vca vol
vcap
vcp
vcp-dcv
venepuncture
vhf licence
virtus
virtus trained
vit registered
vit registration
vmware certified
vtct
vulnerable sector check
w.h.m.i.s.
wah
wastewater operator license
water regulations
water safety instructor
water treatment operator
wcc
welding ticket
well ap
well control
wellcap
wfa
wfr
white belt
white card
whitecard
whmis
whmis 2015
whmis 2018
whnp
wilderness first aid
wilderness first responder
wildland firefighter
wordpress certified
work at height
workday certified
working at height
working at heights
working with children
working with children card
working with children check
working with vulnerable people
wp licence
wras
wrt
wsa card
wset
wset diploma
wset level 1
wset level 2
wset level 3
wsi
wwc
wwcc
x endorsement
x-ray certified
xero advisor
xero certified
yachtmaster
yankee white
yellow belt
yoga alliance
z endorsement
zumba instructor
zumba licensed
`;
