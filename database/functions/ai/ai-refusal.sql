-- Why a call that may cost p_cost_micros is not sent now: never (nothing of this client is), organization
-- (its month's budget), client (that of the client); null where it may be. A budget that is used up lets
-- nothing through, also what costs nothing.
create or replace function app.ai_refusal(
  p_org_id uuid,
  p_client_id uuid,
  p_own boolean,
  p_cost_micros bigint,
  p_default_cap_cents integer
)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'reason', r.reason,
      'cap_cents', r.allowed / 10000,
      'used_up', r.spent >= r.allowed,
      'client', l.client_name
    )
    from app.ai_limits(p_org_id, p_client_id, p_default_cap_cents) l
    cross join lateral (
      values
        (1, 'never', 0, case when l.never_send then 0 end),
        (2, 'organization', l.spent, l.allowed),
        (3, 'organization', l.server_spent, case when not p_own then l.server_allowed end),
        (4, 'client', l.client_spent, l.client_allowed)
    ) as r (at, reason, spent, allowed)
    -- A limit of null is none.
    where r.spent >= r.allowed
      or r.spent + p_cost_micros > r.allowed
    order by r.at
    limit 1
  );
end $$;
