/** tornColumns is a page of two columns that was copied in turns: rows of its side column fell between those of the jobs. */
export const tornColumns = `JO BAKER
0161 496 0123
jo@example.com

WHERE I WORKED
FELL HAULAGE LTD
2019 - now
Depot Clerk
> Booked loads for forty trailers a week and kept the
TOOLBOX
Excel
SAP (so so)
Forklift
tacho records for the audits of the
Route planner
yard
SPEAKS
English
> Cut the waiting time at the gate from 50 to 20 minutes
Polish ●●●○
HOLM TIMBER
Yard Hand, then
PAPERS
Forklift licence,
renewed 2024
2015 - 2019
> Stacked boards
First aid
> Drove the
2023
loader
ALSO
Football
on Sundays`;
