// Names of degrees, diplomas, school certificates and courses of study.
// One entry a line, sorted.
export const degreeWords = `
(hons)
1. staatsexamen
10+2
10th
10th grade
10th standard
11th grade
12.º ano
12th
12th grade
12th standard
12º ano
1st class
2. staatsexamen
2.1 honours
2:1
2:2
2nd upper
9th grade
9º ano
a level
a levels
a-level
a-levels
a.a
a.a.
a.a.a.
a.a.s
a.a.s.
a.a.t.
a.b.
a.d.n.
a.e.
a.e.c.
a.e.t.
a.o.s.
a.s.
a.s. degree
a.s.n.
a2 level
aa
aa degree
aas
aas degree
ab english
abd
abgeschlossene ausbildung
abilitazione
abitur
abm strand
abschluss
abschlussnote
absn
access course
access to he diploma
access to higher education
acsee
adca
adn
adult education
adult high school diploma
advanced apprenticeship
advanced craft certificate
advanced degree
advanced diploma
advanced diploma of
advanced graduate certificate
advanced higher
advanced highers
advanced individual training
advanced level
advanced levels
advanced placement
advanced regents diploma
advanced studies diploma
aec
agrégation
ags
all but dissertation
allgemeine hochschulreife
als passer
alternative learning system
anm
anticipated graduation
aos
ap courses
ap scholar
apprenticeship
apprenticeship certificate
apprenticeship completion
apprenticeship in
apprenticeship program
artium baccalaureus
as level
as levels
as-level
as-levels
asn
associate degree
associate degree in nursing
associate in
associate in applied science
associate in arts
associate in nursing
associate in science
associate of
associate of applied arts
associate of applied business
associate of applied science
associate of arts
associate of fine arts
associate of general studies
associate of occupational studies
associate of science
associate's
associate's degree
associate's in
associates degree
associates in
atar
attestation d'études collégiales
attestato
au.d.
aud degree
audited
ausbildung
ausbildung zum
ausbildung zur
auslandssemester
b.a
b.a.
b.a. (hons)
b.a. hons
b.a.b.a.
b.a.s.
b.a.sc.
b.arch
b.arch.
b.b.a
b.b.a.
b.bus
b.c.a.
b.c.l.
b.com
b.com.
b.comm
b.d.s.
b.des.
b.div.
b.e.
b.e. civil
b.e.ed
b.e.p.
b.ed
b.ed.
b.el.ed
b.eng
b.eng.
b.f.a.
b.m.
b.m.e.
b.mus.
b.n.
b.optom
b.p.s.
b.p.t.
b.pharm
b.pharm.
b.s
b.s.
b.s.b.a.
b.s.n.
b.s.w.
b.sc
b.sc.
b.sc. (hons)
b.sc. hons
b.t.s.
b.tech
b.tech.
b.th.
b.u.p.
b.v.sc.
ba
ba (hons)
ba hons
baas
bac
bac +2
bac +3
bac +5
bac es
bac l
bac pro
bac s
bac sti2d
bac stmg
bac+2
bac+3
bac+5
bacc
baccalaureate
baccalaureate degree
baccalauréat
baccalauréat en
baccalauréat général
baccalauréat professionnel
bacharel
bacharel em
bacharelado
bachelor
bachelor degree
bachelor of
bachelor of accountancy
bachelor of agriculture
bachelor of applied arts and sciences
bachelor of applied science
bachelor of architecture
bachelor of arts
bachelor of business
bachelor of business administration
bachelor of commerce
bachelor of computer applications
bachelor of computer science
bachelor of dental surgery
bachelor of design
bachelor of education
bachelor of elementary education
bachelor of engineering
bachelor of fine arts
bachelor of general studies
bachelor of health science
bachelor of laws
bachelor of medicine
bachelor of music
bachelor of nursing
bachelor of pharmacy
bachelor of professional studies
bachelor of science
bachelor of science in nursing
bachelor of secondary education
bachelor of social work
bachelor of technology
bachelor of theology
bachelor of veterinary science
bachelor's
bachelor's degree
bachelorarbeit
bachelors
bachelors degree
bachiller
bachillerato
bafa
bafd
bams
bar vocational course
barch
basc
basic combat training
basic skills level 2
basic training
bba
bba (hons)
bbm
bbs
bbus
bca
bcl
bcom
bcom (hons)
bcomm
bcomm (hons)
bdes
bdiv
bds
bece
bed (hons)
beed
beng
beng (hons)
bep
berufsausbildung
berufsmatura
betriebswirt
bfa
bfa (hons)
bgs
bhms
bhsc
bmlt
bmus
bmus (hons)
bn
bnurs
bnurs (hons)
boot camp training
bootcamp certificate
bpa
bpharm
bphed
bpt
bptc
brevet
brevet des collèges
bs
bs criminology
bsais
bsba
bsc
bsc (hons)
bsc econ
bsc hons
bsce
bscn
bscs
bsed
bsed english
bsee
bshrm
bsit
bsme
bsmt
bsn
bspt
bsw
bsw (hons)
btec
btec extended diploma
btec first
btec first diploma
btec hnd
btec level 2
btec level 3
btec national
btec national diploma
btech
btech (hons)
bth
bts
bup
bvc
bvetmed
bvm&s
bvsc
c&g
c.a.p.
c.g.p.a.
c.o.u.
cache level 2
cache level 3
candidate for
capes
capstone
cbse
ccc computer course
celta
cert he
cert i
cert ii
cert iii
cert iv
cert. iii
cert. iv
certhe
certificado de profesionalidad
certificate
certificate 1
certificate 2
certificate 3
certificate 4
certificate course
certificate degree
certificate i
certificate ii
certificate iii
certificate iii in
certificate in
certificate iv
certificate iv in
certificate of
certificate of achievement
certificate of attendance
certificate of completion
certificate of higher education
certificate of proficiency
certificate program
certificate programme
cgpa
ciclo formativo
ciclo formativo de grado medio
ciclo formativo de grado superior
ciclo superior
city & guilds
city and guilds
city and guilds level 2
city and guilds level 3
class 10
class 12
class of
class x
class xii
classe préparatoire
classes préparatoires
clinical fellowship
cna program
coding bootcamp
college diploma
college prep
college preparatory
college preparatory curriculum
college preparatory diploma
combined honours
completed coursework
concentration in
concentration:
continuing education units
correspondence course
cosmetology diploma
cosmetology program
cou
course of study
course work in
coursework
coursework in
coursework:
cpe
cpge
cqp
craft certificate
credit hours
credits completed
credits toward
credits towards
cse grade
csec
csee
culinary arts
culinary arts diploma
cum laude
cumulative gpa
currently pursuing
curso de
curso técnico
cxc
d.b.a.
d.c. degree
d.d.s.
d.e.c.
d.e.p.
d.e.s.
d.e.u.g.
d.ed
d.el.ed
d.m.a.
d.m.d.
d.min.
d.n.p.
d.o.
d.p.t.
d.pharm
d.pharm.
d.phil.
d.sc.
d.u.t.
d.v.m.
dba degree
dca
dcg
dds
dea
deaes
dean's honor list
dean's list
deas
dec
degree
degree apprenticeship
degree in
degree pending
deled
delta
deng
dep
des diploma
dess
deug
did not graduate
dietetic internship
dip ed
dip he
dip.
dip. ed.
diped
diphe
dipl.
dipl. ing.
dipl.-inf.
dipl.-ing.
dipl.-kfm.
dipl.-psych.
diplom
diplom (fh)
diplom-ingenieur
diploma
diploma cum laude
diploma di
diploma di laurea
diploma di maturità
diploma di scuola superiore
diploma in
diploma in education
diploma in nursing
diploma of
diploma superiore
diploma tecnico
diplomado
diplomado en
diplomarbeit
diplomatura
diplôme
diplôme d'ingénieur
diplôme d'état
diplôme d'études collégiales
diplôme d'études professionnelles
diplôme d'études secondaires
diplôme universitaire
dipsw
dissertation on
dissertation title
dissertation:
distance learning
distinction
dma
dmd
dmin
dmlt
dnb
dnp
do degree
doctor
doctor of
doctor of business administration
doctor of chiropractic
doctor of dental medicine
doctor of dental surgery
doctor of divinity
doctor of education
doctor of engineering
doctor of law
doctor of medicine
doctor of ministry
doctor of musical arts
doctor of nursing practice
doctor of optometry
doctor of osteopathic medicine
doctor of pharmacy
doctor of philosophy
doctor of physical therapy
doctor of psychology
doctor of science
doctor of veterinary medicine
doctoraat
doctorado
doctoral
doctoral degree
doctorandus
doctorat
doctorat en
doctorate
dogwood diploma
doktora
doktorat
dottorato
dottorato di ricerca
double degree
double major
double majored in
doutorado
doutoramento
dph
dphil
dpt
dr. iur.
dr. med.
dr. phil.
dr. rer. nat.
dr.-ing.
drph
drs.
dsc
dscg
dsw
dual credit
dual degree
dual enrollment
dut
dvm
e.s.o.
ed.d.
ed.s.
edd
eds degree
education specialist
efz
eidgenössisches fähigkeitszeugnis
elementary diploma
elementary graduate
emba
emphasis in
emphasis on
engd
enseñanza secundaria
ensino fundamental
ensino médio
ensino médio completo
ensino secundário
ensino superior
epq
erasmus
erasmus exchange
erstes staatsexamen
esl classes
eso
esol
especialización
especialización en
especialização em
essential skills
european baccalaureate
evening classes
exchange semester
executive mba
expected graduation
extended diploma
extended project qualification
f.a.
f.sc.
fachabitur
facharbeiterbrief
facharzt
fachgebundene hochschulreife
fachhochschulreife
fachwirt
fda
fdsc
fellowship
fellowship in
fetac
fetac level 5
fetac level 6
field of study
final grade
fire academy
first class honours
first class with distinction
first degree
first-class honours
focus in
focus on
formación profesional
foundation degree
foundation programme
foundation year
fp
fp grado superior
fp ii
fsc
fsc pre-engineering
functional skills
g.e.d
g.e.d.
g.n.m.
g.p.a.
gas strand
gce
gce a level
gce a-level
gce n levels
gce o level
gce o-level
gcse
gcse's
gcses
gdip
gdl
ged
gen ed
general education development
general education diploma
general education requirements
general educational development
general equivalency diploma
general studies
gesellenbrief
gesellenprüfung
gnm
gnvq
gpa
grad cert
grad dip
grad. cert.
gradcert
graddip
grade 10
grade 11
grade 12
grade 12 certificate
grade 12 diploma
grade point average
grade xii
grado
grado en
grado medio
grado superior
graduado en eso
graduado escolar
graduate certificate
graduate degree
graduate diploma
graduated
graduated high school
graduated with
graduation
group cert
h.dip.
h.dip.ed.
h.s. diploma
h.s.c.
habilitation
hauptschulabschluss
havo
hbo
hbo bachelor
hde
hdip
high school
high school certificate
high school diploma
high school equivalency
high school equivalency diploma
high school graduate
high school graduation
higher apprenticeship
higher certificate
higher diploma
higher diploma in education
higher grade
higher national certificate
higher national diploma
higher school certificate
higher secondary
higher secondary certificate
highers
hiset
hnc
hnd
hochschulreife
honor roll
honorary degree
honorary doctorate
honors degree
honors diploma
honors thesis
honour roll
honours
honours degree
hons
hours toward
house job
hs diploma
hsc
hse diploma
humss strand
i.t.i.
ib
ib diploma
icse
igcse
igcses
ihk
ihk-abschluss
ing.
ingeniería en
ingeniería técnica
ingénieur diplômé
institute diploma
integrated master's
integrated masters
intensive course
inter cert
intermediate 2
intermediate certificate
internal medicine residency
international baccalaureate
internship year
inż.
iti
iti electrician
iti fitter
its diploma
j.d
j.d.
j.d./m.b.a.
jce
jd
joint apprenticeship
joint degree
joint honors
joint honours
journeyman program
junior cert
junior certificate
junior cycle
juris doctor
kandidatexamen
kcpe
kcse
key skills level 2
laurea
laurea in
laurea magistrale
laurea specialistica
laurea triennale
lca
lcvp
leaving cert
leaving cert applied
leaving certificate
leaving certificate applied
legal practice course
lehre
level 1 diploma
level 2 apprenticeship
level 2 certificate
level 2 diploma
level 3 apprenticeship
level 3 certificate
level 3 diploma
level 3 extended diploma
liberal arts
lic.
licence
licence pro
licence professionnelle
licenciada
licenciado
licenciatura
licenciatura em
licenciatura en
licencjat
licentiate
licenza media
lisans
lise diploması
ll.b.
ll.b. (hons)
ll.m.
llb
llb (hons)
llm
lower second
lpc
lpn program
lts
m.a
m.a.
m.a. (hons)
m.a.t.
m.acc.
m.arch
m.arch.
m.b.a
m.b.a.
m.b.b.s.
m.c.a.
m.com
m.com.
m.comm
m.d
m.d.
m.d./ph.d.
m.d.s.
m.div.
m.e.
m.ed
m.ed.
m.eng
m.eng.
m.f.a.
m.l.i.s.
m.litt.
m.mus.
m.p.a.
m.p.h.
m.p.p.
m.p.s.
m.p.t.
m.pharm
m.pharm.
m.phil
m.phil.
m.res.
m.s
m.s.
m.s.c.s.
m.s.e.
m.s.ed.
m.s.n.
m.s.w.
m.sc
m.sc.
m.tech
m.tech.
m.v.sc.
m1
m2
ma
ma (hons)
macc
macct
maed
maestria
maestría
magister
magister artium
magisterium
magna cum laude
major
major gpa
major in
major:
majored in
majoring in
master
master 1
master 2
master class diploma
master degree
master of
master of accounting
master of architecture
master of arts
master of arts in teaching
master of business administration
master of city planning
master of commerce
master of computer applications
master of divinity
master of education
master of engineering
master of finance
master of fine arts
master of health administration
master of international affairs
master of laws
master of library and information science
master of library science
master of management
master of music
master of nursing
master of philosophy
master of professional accounting
master of public administration
master of public health
master of public policy
master of research
master of science
master of social work
master of studies
master of teaching
master of technology
master of theology
master of urban planning
master universitario
master's
master's degree
masterarbeit
masters
masters degree
mastère
mat degree
matric
matric certificate
matric exemption
matriculated
matriculation
matur
matura
maturita
maturità
maturità classica
maturità scientifica
maturität
mavo
maîtrise
mb bch
mb bch bao
mb bs
mb chb
mba
mbbs
mbchb
mbiol
mbo
mbo 2
mbo 3
mbo 4
mbo niveau 2
mbo niveau 3
mbo niveau 4
mca
mchem
mchir
mcom
md
md-phd
md/phd
mdiv
mds
meisterbrief
meisterprüfung
meng
meng (hons)
mention assez bien
mention bien
mention très bien
mestrado
mestrado integrado
mfa
mfin
mgeol
mgr
mgr inż.
mha
mhs
mhsc
microcredential
micromasters
minor
minor in
minor:
minored in
minors in
mittlere reife
mittlerer schulabschluss
mlis
mlitt
mls
mmath
mmed
mmus
modern apprenticeship
mpa
mpacc
mph
mpharm
mphil
mphys
mpp
mps
mpt
mres
ms
msc
msc (res)
msce
msci
mscs
mse
msed
msn
mst
msw
mtech
mth
mts opleiding
mup
máster
máster universitario
mémoire de master
n levels
nanodegree
national 4
national 5
national 5s
national certificate
national certificate ii
national diploma
national n diploma
national senior certificate
nc i
nc ii
nc iii
nc2
ncea
ncea level 1
ncea level 2
ncea level 3
nctvt
ncvt
nd
nebosh diploma
neco
new zealand certificate
new zealand diploma
nfq level 8
night school
nnc
non-degree
non-degree studies
notendurchschnitt
nsc
nurse aide training
nursing diploma
nvq
nvq 2
nvq 3
nvq level 1
nvq level 2
nvq level 3
nvq level 4
nvq level 5
nzqa
o level
o levels
o-level
o-levels
o.d.
o.s.s.d.
oac
oacs
occupational diploma
officer candidate school
onc
ond
ontario academic credit
ontario secondary school diploma
option in
ordinary degree
ordinary diploma
ordinary level
ordinary national diploma
ossd
otd
overall gpa
p.u.c.
paralegal certificate
pasantía
pass degree
percentage:
perito
perito industriale
pg cert
pg dip
pg diploma
pgce
pgcert
pgd
pgdba
pgdca
pgde
pgdip
pgdm
ph. d.
ph.d
ph.d.
ph.d. candidate
pharm d
pharm.d.
pharmd
phd
phd candidate
pmr
police academy
polytechnic course
polytechnic diploma
posgrado
post graduate diploma
post-doctorate
post-graduate
post-graduate diploma
postdoctoral studies
postgrado
postgraduate
postgraduate certificate
postgraduate degree
postgraduate diploma
practical nursing
practical nursing program
pre-apprenticeship
preparatoria
profesorado
professional certificate
professional certificate program
professional degree
professional diploma
program of study
promotion zum dr.
propedeuse
prépa
psle
psy.d.
psyd
puc
pursuing
pós-graduação
pós-graduação em
qce
qqi
qqi level 5
qqi level 6
qqi level 8
qualifica professionale
qualifizierter hauptschulabschluss
read law
reading for
realschulabschluss
red seal certificate
regents diploma
registered apprenticeship
relevant coursework
residency
residency in
rn to bsn
rqf level 3
s.b.
s.j.d.
s.s.c.
s.s.l.c.
sace
salutatorian
sc.d.
scd
school certificate
school leaver
school leaving certificate
school leaving exam
school-based traineeship
school-leaving certificate
schulabschluss
scottish highers
sec. v
second class honours
second class lower
second class upper
secondary education diploma
secondary school certificate
secondary school diploma
secondary school leaving certificate
secondary school vocational diploma
secondary v
secundaria
semester abroad
semester hours
senior certificate
senior high school diploma
senior high school strand
senior secondary
senior secondary certificate
senior thesis
short course
shs graduate
sixth form certificate
sjd
some college
some college coursework
some coursework
specialisation in
specialist degree
specialization in
specializing in
spm
sqa
ssc
ssce
sslc
staatlich anerkannte
staatlich geprüfter
staatsexamen
standard diploma
standard grade
standard grades
state board
stem strand
stpm
studied
studiengang
studies in
studium der
study abroad
studying
summa cum laude
summer school
svq
svq 2
svq 3
t level
t levels
t-level
t-levels
tally course
tasc
tce
teaching certificate
teaching credential program
technical certificate
technical diploma
technical vocational
tecnicatura
tecnólogo
tecnólogo em
tefl certificate
tesda
tesda nc ii
tesi di laurea
tesol
th.m.
thesis
thesis title
thesis:
third class honours
titre professionnel
titulado
track in
trade apprenticeship
trade certificate
trade certificate iii
trade diploma
traineeship
transfer degree
transfer studies
transition year
tvet
tvet certificate
tvl strand
two-year diploma
técnico em
técnico en
técnico medio
técnico superior
técnico superior en
técnico universitario
título de
título superior
uace
uce
umschulung
undeclared
undeclared major
undergraduate degree
undergraduate studies in
units completed
upper second
v.c.e.
vae
valedictorian
vcal
vce
vet certificate
vmbo
vmbo-tl
vmd
vocational certificate
vocational course
vocational diploma
vocational training in
vrq
vwo
wace
waec
wasc
wassce
welsh baccalaureate
with an emphasis in
with distinction
with high honors
with honors
with honours
with merit
wo bachelor
wo master
working toward
xii
year 10
year 11
year 12
year 13
year abroad
ylioppilas
yüksek lisans
zimsec
zweites staatsexamen
ön lisans
świadectwo dojrzałości
аспирантура
бакалавр
диплом
кандидат наук
магистр
специалист
修士
博士
学士
硕士
박사
본과
석사
학사
`;
