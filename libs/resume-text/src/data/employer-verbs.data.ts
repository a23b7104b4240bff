// What an employer does in the first sentence about it: "Larch Mill bakes for forty shops".
// One entry a line, sorted.
export const employerVerbs = `
acknowledges
advises
bakes
began
believes
brews
brings
builds
built
buys
cares for
carries
celebrates
cleans
combines
connects
continues
cooks
creates
cuts
delivered
delivers
designs
develops
distributes
drives
educates
employs
enables
engineers
exists
exports
fabricates
farms
feeds
ferries
finances
fits
focuses
gives
grows
handles
has
has been
have
have been
helps
hires
holds
hosts
imports
installs
insures
invests
is part of
is proud
keeps
launched
leads
leases
lends
looked after
looks after
maintains
makes
manages
manufactures
monitors
moves
needs
offers
opened
operates
owns
packs
paints
pays
powers
prints
processes
produces
promotes
protects
provides
publishes
recruits
recycles
refines
repairs
requires
restores
runs
sells
serves
ships
sits
sources
specialises
specializes
stands
started
stores
supplies
supports
teaches
trains
transforms
transports
treats
turns
wants
was born
was established
was founded
was set up
welcomes
were founded
wholesales
works
`;
