-- May the person of this transaction give this role with these clients in their organization? The rules are
-- rows of app.assignable_roles.
create or replace function app.may_assign(p_role_name text, p_client_ids uuid[]) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select 1
    from public.organizations o
    join app.assignable_roles a on a.organization_type = o.type and a.role_name = p_role_name
    where o.id = app.org_id()
      and (not a.owners_only or app.may('organization.transfer'))
      and (not a.needs_client or cardinality(p_client_ids) > 0)
      and (cardinality(p_client_ids) = 0 or a.takes_client)
      and (
        select count(*)
        from public.clients c
        where c.org_id = o.id
          and c.id = any (p_client_ids)
      ) = cardinality(p_client_ids)
  );
end $$;
