create or replace function app.mail_invitation(p_email text) returns void
language plpgsql security definer set search_path = ''
as $$ begin perform app.queue_mail(p_email, 'invitation', jsonb_build_object('email', p_email)); end $$;
