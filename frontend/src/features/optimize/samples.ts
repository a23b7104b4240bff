export const sampleResume = `Nora Castellan
Data Analyst
Portland, Oregon | nora.castellan@example.com | (503) 555-0142 | linkedin.com/in/nora-castellan-sample

Summary
Data analyst with five years of experience in retail and subscription businesses. I turn messy order and customer data into reports that store and marketing teams use every week.

Experience

Data Analyst, Larkfield Outdoor Supply, Portland, Oregon
March 2022 – Present
- Built and maintain 14 Tableau dashboards used weekly by 60 people in merchandising, marketing and finance.
- Rewrote the nightly sales report in SQL on PostgreSQL, cutting its run time from 50 minutes to 6.
- Analyzed three years of returns data in Python (pandas) and found that two size charts caused 18% of all returns; both were corrected in 2023.
- Ran 9 A/B tests of the checkout page with the web team; the best one raised completed orders by 4.1%.
- Present findings to store managers and the leadership team every month.

Junior Data Analyst, Brightloaf Meal Kits, Seattle, Washington
June 2019 – February 2022
- Wrote SQL queries and Excel models to forecast weekly demand for 35 recipes, lowering food waste by 11%.
- Automated the monthly churn report with Python, saving about 8 hours of manual work each month.
- Cleaned and documented customer records from two systems before the company's CRM migration.
- Trained 5 colleagues in customer support to answer their own questions with Excel pivot tables.

Marketing Intern, Cedar & Pine Press, Seattle, Washington
June 2018 – September 2018
- Tracked newsletter campaigns in Google Analytics and wrote a weekly summary for the editors.

Education

Bachelor of Science in Statistics, University of Washington, Seattle
2015 – 2019

Skills
SQL, PostgreSQL, Python, pandas, Tableau, Excel, A/B testing, forecasting, Google Analytics, Git

Certifications
Tableau Desktop Specialist, 2021

Languages
English (native), Spanish (conversational)
`;

export const sampleJobDescription = `Senior Data Analyst, Growth
Harborline Subscriptions – Remote (United States)

About the role
Harborline helps independent publishers run their subscriptions. You will join a growth team of six and own the numbers behind how readers find, try and keep a subscription. You will work closely with product managers, marketers and one data engineer.

What you will do
- Define and maintain the metrics for acquisition, activation, retention and churn.
- Design A/B tests with product managers, analyze the results and explain what they mean.
- Build dashboards that people without a technical background can use on their own.
- Write clear, tested data models in dbt on top of our Snowflake warehouse.
- Present insights and recommendations to stakeholders, including the leadership team.

What you need
- 4+ years of experience as a data analyst or in a similar role
- Advanced SQL
- Python for data analysis (pandas or similar)
- Experience with A/B testing and sound statistical judgment
- Experience with a dashboard tool such as Tableau, Looker or Power BI
- Strong written and spoken communication and stakeholder management
- Bachelor's degree in statistics, economics or another quantitative field

Nice to have
- dbt and Snowflake
- Experience in a subscription business
- Customer segmentation and churn modeling
- Git

What we offer
Salary of $105,000 to $125,000, 25 days of paid leave, a learning budget and a team that reads what it ships.
`;
