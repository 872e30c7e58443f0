-- Ends the open invitations that this person sent and may send no more: who is removed or made less must
-- not come back by a link of their own.
create or replace function app.withdraw_invitations(p_org_id uuid, p_user_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  with abilities as (
    select p.ability
    from public.role_assignments r
    join app.permissions p on p.role_name = r.role_name
    where r.org_id = p_org_id
      and r.user_id = p_user_id
      and r.client_id is null
  ),
  withdrawn as (
    update public.team_invitations t
    set revoked_at = now()
    where t.org_id = p_org_id
      and t.invited_by = p_user_id
      and t.accepted_at is null
      and t.revoked_at is null
      and (
        not exists (select 1 from abilities a where a.ability = 'members.manage')
        or (
          not exists (select 1 from abilities a where a.ability = 'organization.transfer')
          and exists (
            select 1
            from app.assignable_roles g
            where g.role_name = t.role_name
              and g.owners_only
          )
        )
      )
    returning t.id
  )
  insert into public.audit_log (org_id, actor_id, action, entity, entity_id)
  select p_org_id, app.user_id(), 'revoked', 'team_invitations', w.id
  from withdrawn w;
end $$;
