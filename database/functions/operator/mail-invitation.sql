-- Mails the way in. Every mail carries a secret of its own, and the newest one counts: only its hash stays.
create or replace function app.mail_invitation(p_email text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  key text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  update public.invitations i
  set key_hash = encode(sha256(convert_to(key, 'UTF8')), 'hex')
  where i.email = p_email
    and i.used_at is null;
  perform app.queue_mail(
    p_email,
    'invitation',
    jsonb_build_object(
      'email', p_email,
      'key', key,
      'asked', exists (select 1 from public.invitation_requests r where r.email = p_email)
    )
  );
end $$;
