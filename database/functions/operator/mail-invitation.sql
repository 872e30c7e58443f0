create or replace function app.mail_invitation(p_email text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.queue_mail(
    p_email,
    'invitation',
    jsonb_build_object(
      'email', p_email,
      'asked', exists (select 1 from public.invitation_requests r where r.email = p_email)
    )
  );
end $$;
