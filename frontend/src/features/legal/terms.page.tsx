import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { LegalPage } from './legal-page';

export function TermsPage() {
  return (
    <LegalPage title="Terms of Service">
      <p>
        By using Tailwright you agree to these terms. Tailwright is software that anyone can run: “we” means whoever
        operates the copy you are using.
      </p>

      <h2>Who may use it</h2>
      <p>You must be at least 18 years old to use Tailwright.</p>

      <h2>What it does</h2>
      <p>
        Tailwright tailors resumes to a job description, computes how well they match, builds new resumes, writes cover
        letters and lets you share a resume through a public link. You can use most of it without an account; an account
        is needed for the dashboard and for sharing.
      </p>

      <h2>AI processing by a third party</h2>
      <p>
        The AI processing is done by a third-party language model provider, when the operator of this copy has connected
        one; otherwise a built-in engine does the work. By starting it you agree that the texts you entered are
        processed for that purpose, as the <Link to={paths.privacyPolicy}>Privacy Policy</Link> describes.
      </p>

      <h2>Your responsibility for the result</h2>
      <p>
        Tailwright checks what it writes against what you gave it and leaves out what your resume does not support. Such
        checks can miss something. Read every result before you send it: you are responsible for what you tell an
        employer. A match score compares texts; it does not predict a hiring decision, and we promise neither an
        interview nor a job.
      </p>

      <h2>Your content</h2>
      <p>
        What you enter and what is produced from it remains yours. You allow us to store and process it as far as the
        service needs. Only enter texts that you are allowed to use, and personal data of others only with their
        consent.
      </p>

      <h2>Your account</h2>
      <p>
        Give correct details, keep your password to yourself, and tell the operator if someone else has used your
        account. One person, one account.
      </p>

      <h2>Public links</h2>
      <p>
        A resume you share can be read by anyone who has its link, until you delete the resume. Do not share anything
        unlawful or another person’s resume without their consent.
      </p>

      <h2>Fair use</h2>
      <ul>
        <li>Do not attack, overload or probe the service, and do not go around its limits.</li>
        <li>Do not upload files meant to do harm.</li>
        <li>Do not use it to deceive: for resumes of people who do not exist, or claims you know to be false.</li>
      </ul>
      <p>Accounts that break these rules may be limited or closed.</p>

      <h2>Price</h2>
      <p>Tailwright itself is free. If an operator charges for their copy, they must tell you before you pay.</p>

      <h2>No warranty</h2>
      <p>
        The service is provided as it is, without warranty of any kind, and may be changed, interrupted or ended. As far
        as the law allows, we are not liable for indirect damage or lost opportunities that follow from using it.
        Nothing here limits rights that the law gives you as a consumer.
      </p>

      <h2>Changes</h2>
      <p>
        If these terms change, the new text appears here with a new date. Using Tailwright after that means you accept
        them.
      </p>
    </LegalPage>
  );
}
