import { stem } from '../../text/words.js';

/** Words that may stand for each other in a faithful rewrite. None of them raises what is claimed. */
const groups = `
escalate escalated notify report inform;customer client shopper consumer patron guest;user visitor;site website webpage page;app application;bug defect issue error fault problem;failure fail failed failing;
team group squad crew department;employee staff personnel worker associate colleague teammate peer coworker;company firm organization organisation employer enterprise-level;
book portfolio roster;account;unit floor ward;physician doctor;medication drug medicine meds;child kid;student pupil learner;teacher instructor educator teaching;class classroom course;lesson session;
car vehicle automobile truck van;shipment delivery consignment parcel;warehouse depot;pipeline workflow flow;job task run;database db databases;documentation docs document record recording chart charting charts;
test testing;release deployment rollout deploy;purchase buy procurement buying purchasing;cost expense spend spending;price pricing;phone telephone call calling;email e-mail mail;orientation orient onboarding onboard precept preceptor;
trainee newcomer recruit;intern;yearly annual annually year;monthly month;weekly week;daily day;nightly night overnight;quarterly quarter;hourly hour;summer;quick fast rapid speed prompt;big large;
improve enhance strengthen refine improvement enhancement optimize optimization better;raise increase boost lift elevate grow growth gain expand rise;reduce cut lower decrease drop decline fall shrink minimize reduction trim;
start begin launch initiate;finish complete;move migrate transition port shift switch migration moved convert;help assist aid support contribute assistance;collaborate partner cooperate liaise work;demo demonstration demonstrate;
forecast projection prediction predict;booth stand exhibit;expo conference;reply response answer respond;question inquiry enquiry query;sequence campaign;bed;monthly;outbound cold;approximately roughly about around nearly almost;
family relatives;plan planning;code coding program programming software;shop store retail outlet;repair fix mend servicing;machine equipment machinery;guide guidance;interview;hire recruit recruiting recruitment hiring;
layout design;script automation automate automated automatic;dashboard report reporting;presentation present;negotiate negotiation;contract agreement;invoice bill billing invoicing;receipt;payment pay;ledger;
homework assignment;exam examination;grade score;parent guardian;meal dish food menu;kitchen;table;order;clean cleaning sanitize;safe safety safely;incident accident event outage;postmortem retrospective post-mortem;alert;
region territory area;supplier vendor;stock inventory;schedule scheduling rota calendar shift timetable;visit;event;article post blog;audience reader;video;photo photograph picture image;brand;ad advert advertisement advertising;
wire wiring electrical;install installation installing;inspect inspection check;permit;blueprint drawing;customer-facing;resident;home house residential;building facility site premises;tool;
patient;care;assess assessment evaluate evaluation;educate education teach instruct instruction train training coach;discharge;chart;escalate report notify inform;vital;living;transport;lookup look;warehouse;
track monitor tracking monitoring;analyze analyse analysis analytic analysing review reviewing;create build develop produce author write make craft construct design engineer implement;maintain keep upkeep maintenance;update upgrade;
acquire obtain secure book win land;handle manage process resolve;deliver provide offer give present supply;use utilize leverage employ apply;lead run conduct host hold facilitate;serve;own manage;accurate current correct accuracy;cooperate;
website;screen;responsive;visitor;internal;component;library;platform;service;endpoint api;internship;accountant accounting;nurse nursing;sale sell selling;market marketing;engineer engineering;develop developer development;design designer;
manager management;administer administrator administration;consult consultant consulting;research researcher;write writer writing;lesson;curriculum;reading literacy;math mathematics maths;spanish;kpi metric;
compliance comply compliant;audit;reconcile reconciliation;close closing;smb small-business;bachelor b.s bs b.a ba bsc;phd doctorate;license licensed licence licensure registered;certification certified certificate certify;
renewal renew renewed;number count amount total volume;share;goal target objective;quota;problem;ticket request;colleague;leader;senior;hospital;clinic;cross-team;manual hand;complaint;loss waste scrap;turnover;attendance;rating satisfaction`;

// A word of several groups stays in the first, or the groups would run into one another over it.
const canonOf = new Map<string, string>();
for (const group of groups.split(/[;\n]+/)) {
  const stems = group.trim().split(/\s+/).filter(Boolean).map(stem);
  const name = stems.find((each) => !canonOf.has(each));
  if (name) for (const each of stems) if (!canonOf.has(each)) canonOf.set(each, name);
}

/** canon folds a word to its stem and a stem to its group of synonyms. */
export function canon(key: string): string {
  return canonOfStem(stem(key));
}

/** canonOfStem folds what is a stem already: stemming twice makes another word of it. */
export function canonOfStem(stemmed: string): string {
  return canonOf.get(stemmed) ?? stemmed;
}
