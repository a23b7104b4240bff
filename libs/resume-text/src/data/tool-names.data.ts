// Programs and systems that people list among what they can use; what is a common word as well is left out.
// One entry a line, sorted.
export const toolNames = `
abaqus
active directory
adlib
adobe
adobe illustrator
adobe indesign
adobe photoshop
adp
after effects
airtable
altium
amadeus
amos
angular
ansible
ansys
apps script
arcgis
asana
audacity
autocad
avid
aws
axiell
azure
basecamp
bash
bigquery
blender
bluebeam
c#
c++
cad
calendly
canva
catia
cerner
citrix
confluence
css
davinci resolve
docker
dropbox
emis
erp
etsy
excel
facebook ads
figma
filemaker
final cut
git
github
gitlab
gmail
google ads
google analytics
google classroom
google docs
google drive
google sheets
google workspace
grafana
hootsuite
html
hubspot
illustrator
imovie
indesign
java
javascript
jenkins
jira
kahoot
kotlin
kubernetes
lansweeper
lightroom
linux
lotus notes
mailchimp
mathcad
matlab
microsoft 365
microsoft dynamics
microsoft office
microsoft teams
minitab
miro
moodle
ms access
ms excel
ms office
ms outlook
ms project
ms teams
ms word
myob
mysql
netsuite
notion
numpy
office 365
oracle
outlook
pandas
photoshop
php
physitrack
pivot tables
plc
postgresql
power bi
power point
power query
powerpoint
premiere
premiere pro
primavera
pro tools
procore
pycharm
python
qgis
quickbooks
raiser's edge
revit
ruby
sage 50
salesforce
sap
sas
sharepoint
shopify
simulink
sketchup
solidworks
sony vegas
spss
sql
stata
systmone
tableau
tally
tally erp
tekla
terraform
trello
typescript
unreal
vba
visio
visual studio
vmware
webex
whatsapp business
wms
wordpress
xero
zendesk
zoho
`;
