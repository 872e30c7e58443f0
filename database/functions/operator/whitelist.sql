-- Lets an email sign up and mails the way in; true when it was not whitelisted before. Somebody who was,
-- and has not come yet, gets the mail again when they are invited again. The log has a line for what was
-- done.
create or replace function app.whitelist(p_email text, p_action text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  address text := lower(trim(p_email));
  added boolean;
begin
  insert into public.invitations (email, invited_by)
  values (address, app.operator_name())
  on conflict (email) do nothing;
  added := found;
  update public.invitation_requests r
  set
    status = 'approved',
    decided_at = now(),
    decided_by = app.operator_name()
  where r.email = address
    and r.status <> 'approved';
  if added
    or (
      p_action = 'invited'
      and exists (
        select 1
        from public.invitations i
        where i.email = address
          and i.used_at is null
      )
    )
  then
    perform app.mail_invitation(address);
    perform app.note_operation(case when added then p_action else 'resent' end, address);
  end if;
  return added;
end $$;
