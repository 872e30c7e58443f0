-- Which roles can be given in which kind of organization. Ownership is given by owners; a client's own
-- people always belong to clients.
delete from app.assignable_roles;
insert into app.assignable_roles (
  organization_type,
  rank,
  role_name,
  owners_only,
  takes_client,
  needs_client
)
values
  ('AGENCY', 1, 'agency_owner', true, false, false),
  ('AGENCY', 2, 'agency_admin', false, false, false),
  ('AGENCY', 3, 'account_manager', false, true, false),
  ('AGENCY', 4, 'creative_strategist', false, true, false),
  ('AGENCY', 5, 'viewer', false, true, false),
  ('AGENCY', 6, 'client_collaborator', false, true, true),
  ('AGENCY', 7, 'client_stakeholder', false, true, true),
  ('AGENCY', 8, 'client_viewer', false, true, true),
  ('AGENCY', 9, 'guest', false, true, true),
  ('SME', 1, 'sme_owner', true, false, false),
  ('SME', 2, 'sme_admin', false, false, false),
  ('SME', 3, 'marketing_manager', false, false, false),
  ('SME', 4, 'viewer', false, false, false);
