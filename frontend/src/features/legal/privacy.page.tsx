import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { LegalPage } from './legal-page';

export function PrivacyPage() {
  return (
    <LegalPage title="Privacy Policy">
      <p>
        This policy says which data Tailwright handles, why, for how long, and what you can do about it. Tailwright is
        software that anyone can run: “we” means whoever operates the copy you are using.
      </p>

      <h2>What you give us</h2>
      <ul>
        <li>
          <b>Resumes, job descriptions and form entries</b> you type, paste or upload. From an uploaded file we read the
          text; the file itself is never stored.
        </li>
        <li>
          <b>Account data</b>, if you sign up: your name, your email address and your password. Of the password only a
          salted hash (argon2id) is stored.
        </li>
        <li>
          <b>Technical data</b> that every web server sees, such as your network address. We use it to answer your
          requests and to limit abuse. It is not stored: where requests or running work are counted, a keyed hash stands
          for it, which is deleted when the count ends.
        </li>
      </ul>

      <h2>What we do with it</h2>
      <p>
        We use your texts to produce what you asked for: a tailored resume with its match analysis, a new resume, or a
        cover letter. We do not sell your data, show advertising, build profiles or train models with your texts.
      </p>

      <h2>AI processing by a third party</h2>
      <p>
        The AI processing is done by a third-party language model provider: when the operator of this copy has connected
        one, the texts needed for your request (resume, job description, names you entered for a letter) are sent to
        that provider, whose own terms and privacy policy then apply as well. Your email address and password for
        Tailwright are never sent. When no provider is connected, the built-in engine does the work on the operator’s
        own server and nothing leaves it. Every result names the engine that wrote it.
      </p>

      <h2>How long we keep it</h2>
      <ul>
        <li>
          <b>Without an account:</b> your texts and results are deleted after 24 hours. So are cover letters of
          everyone, but for those that you write from the page of a saved resume.
        </li>
        <li>
          <b>With an account:</b> resumes on your dashboard stay until you delete them, with their match analysis, what
          you replied to it, their earlier versions and the letters kept with them. Deleting a resume removes all of
          that, its public link and the jobs that made it from our servers. What you typed or uploaded for it is removed
          as soon as the resume is saved. What you type into the resume builder is kept as one draft, so that you can go
          on with it on another device, until you press “Start over”.
        </li>
        <li>
          <b>Facts:</b> what you say about a requirement of a job is kept with your account, to be offered again for the
          next job, until you delete it. Without an account it stays in the browser tab and ends with it.
        </li>
        <li>
          <b>Deleting your account</b> removes all of it: your name, email address, password and sessions, resumes with
          their versions, reports and letters, facts, public links and work that is running. Only a random number
          without a name stays, so that nothing is kept for the account later; operators’ backups may hold the rest
          until they expire.
        </li>
        <li>
          <b>Sessions</b> end when you log out or close the browser, after 7 days at the latest; with “Remember me” they
          end when you log out, or after 30 days.
        </li>
      </ul>

      <h2>Public links</h2>
      <p>
        Sharing a resume is your own choice. Anyone who has the link can read that resume, so share it with care. Search
        engines are told not to list shared resumes.
      </p>
      <p>
        We count how often the page is opened, and by how many different visitors each day, and show both numbers to the
        resume’s owner. To tell a new visitor from one who reloads, we turn your network address and the name of your
        browser into a mark that cannot be turned back: it is made with a secret key and with a random value of that
        day, which is itself deleted after two days. The mark differs for every resume and every day, so that nobody can
        be followed. Neither the address nor the name of the browser is stored. The marks are deleted, as a rule two
        days later and after eight days at the latest; only the numbers stay, until the resume is deleted.
      </p>

      <h2>Cookies</h2>
      <p>
        We set only what the product needs: one cookie that keeps you logged in, and one signed, anonymous cookie that
        ties a visitor’s running work to their browser. Your choice of theme is kept in your browser’s local storage.
        There are no advertising or analytics cookies.
      </p>

      <h2>Email</h2>
      <p>
        If the operator has connected a mail server, we send a welcome message when you sign up. There is no newsletter.
      </p>

      <h2>Security</h2>
      <p>
        Texts you write are encrypted while they travel between the parts of the system and are not written to logs.
        Still, no system is perfectly secure; please leave out of a resume whatever an employer does not need.
      </p>

      <h2>Your rights</h2>
      <p>
        You can see, download and delete your resumes on your dashboard at any time. On the page of your account you can
        export all your data as one file, correct or delete your facts, and delete the account itself. Depending on
        where you live, you may have further rights over your data. To use them, contact the operator of this copy.
      </p>

      <h2>Children</h2>
      <p>Tailwright is for people aged 18 or older. We do not knowingly collect data of anyone younger.</p>

      <h2>Changes</h2>
      <p>
        If this policy changes, the new text appears here with a new date. See also the{' '}
        <Link to={paths.termsOfService}>Terms of Service</Link>.
      </p>
    </LegalPage>
  );
}
