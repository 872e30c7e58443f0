-- A changed email address of an identity is a changed address everywhere the person belongs, with a line in
-- each log; links mailed to the old one end.
create or replace function app.follow_identity() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.users set email = new.email where id = new.id;
  perform app.void_mailed_links(new.id);
  insert into public.audit_log (org_id, actor_id, action, entity, entity_id)
  select u.org_id, new.id, 'email.changed', 'users', new.id
  from public.users u
  where u.id = new.id;
  return null;
end $$;
