-- Takes somebody out of an organization: their roles and their place in it. What they made stays. They go
-- on in another of their organizations, if any.
create or replace function app.end_membership(p_org_id uuid, p_user_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete
  from public.users
  where org_id = p_org_id
    and id = p_user_id;
  perform app.withdraw_invitations(p_org_id, p_user_id);
  update auth."user" u
  set org_id = (
    select m.org_id
    from public.users m
    where m.id = p_user_id
    order by m.created_at
    limit 1
  )
  where u.id = p_user_id
    and u.org_id = p_org_id;
end $$;
