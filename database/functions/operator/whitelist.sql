-- Lets an email sign up and mails the way in; true when it was not whitelisted before. The log has its line.
create or replace function app.whitelist(p_email text, p_action text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  address text := lower(trim(p_email));
  added boolean;
begin
  insert into public.invitations (email, invited_by) values (address, app.operator_name()) on conflict (email) do nothing;
  added := found;
  update public.invitation_requests r set status = 'approved', decided_at = now(), decided_by = app.operator_name() where r.email = address and r.status <> 'approved';
  if added then
    perform app.mail_invitation(address);
  end if;
  perform app.note_operation(p_action, address);
  return added;
end $$;
